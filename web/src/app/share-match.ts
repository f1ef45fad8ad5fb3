/** Gives a finished match to somebody else: as a link that holds it where it fits, else as a file. A running one holds secrets. */
import { engine } from './engine.ts';
import { saveFile } from './files.ts';
import { addressOf } from './routes.ts';
import { language } from './say.svelte.ts';
import { packed } from './sharing.ts';
import { toast } from './toasts.svelte.ts';
import { sharingWords } from './words/sharing.ts';

export async function shareMatch(id: string): Promise<void> {
  const { name, text, secrets } = await engine.toFile(id);
  if (secrets) throw new Error('A match that is not over is not shared');
  const said = sharingWords[language()];
  const data = await packed(text);
  if (data === null) {
    saveFile(name, text);
    toast(said.tooLong);
    return;
  }
  await navigator.clipboard.writeText(new URL(addressOf({ page: 'shared', data }), location.href).href);
  toast(said.linkCopied);
}
