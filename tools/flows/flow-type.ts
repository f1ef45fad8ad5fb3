import ts from 'typescript';

/** Says whether a type is a flow, or may be one (`Flow<void> | undefined`). */
export type IsFlow = (type: ts.Type) => boolean;

/**
 * A flow is a generator that yields the kernel's requests, whatever its functions call it.
 * Returns undefined where the program declares no `Flow`: a check that knows no flow would pass everything.
 */
export function flowRecogniser(program: ts.Program): IsFlow | undefined {
  const checker = program.getTypeChecker();
  const request = requestType(program, checker);
  if (request === undefined) return undefined;

  const yieldsRequests = (type: ts.Type): boolean => {
    if (!isGenerator(type)) return false;
    const [yielded] = checker.getTypeArguments(type);
    if (yielded === undefined || (yielded.flags & (ts.TypeFlags.Never | ts.TypeFlags.Any)) !== 0) return false;
    return checker.isTypeAssignableTo(yielded, request);
  };
  return (type) => (type.isUnion() ? type.types.some(yieldsRequests) : yieldsRequests(type));
}

export function isGenerator(type: ts.Type): type is ts.TypeReference {
  return type.symbol?.name === 'Generator' && 'target' in type;
}

/** The first argument of `type Flow<T> = Generator<Request, T, unknown>`, as the kernel declares it. */
function requestType(program: ts.Program, checker: ts.TypeChecker): ts.Type | undefined {
  for (const source of program.getSourceFiles()) {
    if (!/(^|\/)kernel\/src\/[^/]+\.ts$/.test(source.fileName)) continue;
    for (const statement of source.statements) {
      if (!ts.isTypeAliasDeclaration(statement) || statement.name.text !== 'Flow') continue;
      if (!ts.isTypeReferenceNode(statement.type)) continue;
      const yielded = statement.type.typeArguments?.[0];
      if (yielded !== undefined) return checker.getTypeFromTypeNode(yielded);
    }
  }
  return undefined;
}
