// What the page may load, and from where: nothing from elsewhere, the app is all here. The one source of the header that
// tools/serve.mjs sends and of the tag in the built page, which holds on hosts that send no header.

const DIRECTIVES = [
  "default-src 'self'",
  // Svelte sets styles on elements.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "base-uri 'none'",
  "form-action 'none'",
];

/** The policy as far as a page can set it for itself. */
export const pagePolicy = DIRECTIVES.join('; ');

/** The policy of the header: who may put the page into a frame can only be said there. */
export const contentPolicy = `${pagePolicy}; frame-ancestors 'none'`;
