import ts from 'typescript';

/** A `t('key')` in a source file. */
export type Call = { place: string; key: string; namespaces: readonly string[] };

/** The uses of texts in sources. */
export type Uses = {
  calls: Call[];
  /** Every string of the sources: a key among them counts as used. */
  literals: Set<string>;
  /** Template strings that may be keys, such as `error.${variant}.title`. */
  patterns: RegExp[];
};

/** `t`, and `tSearch` and the like where a screen reads two namespaces. */
const TRANSLATE = /^t(?:[A-Z]\w*)?$/;
const BINDERS: Readonly<Record<string, number>> = { useTranslation: 0, getTranslator: 1 };

/** Collects the uses of one file into `uses`. */
export function collectUses(source: ts.SourceFile, uses: Uses): void {
  const namespaces: string[] = [];
  const calls: { node: ts.Node; key: string }[] = [];

  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) uses.literals.add(node.text);
    if (ts.isTemplateExpression(node)) {
      const pattern = keyPattern(node);
      if (pattern) uses.patterns.push(pattern);
    }
    if (ts.isCallExpression(node)) {
      const name = calleeName(node);
      const binder = BINDERS[name];
      const bound = binder === undefined ? undefined : node.arguments[binder];
      if (bound && ts.isStringLiteralLike(bound)) namespaces.push(bound.text);
      const [key] = node.arguments;
      if (TRANSLATE.test(name) && key) for (const literal of literalsOf(key)) calls.push({ node, key: literal });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);

  for (const { node, key } of calls) {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    uses.calls.push({ place: `${source.fileName}:${line + 1}`, key, namespaces });
  }
}

function calleeName({ expression }: ts.CallExpression): string {
  if (ts.isIdentifier(expression)) return expression.text;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : '';
}

/** Returns the possible strings of an argument: itself, or either branch of a condition. */
function literalsOf(node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isParenthesizedExpression(node)) return literalsOf(node.expression);
  if (ts.isConditionalExpression(node)) return [...literalsOf(node.whenTrue), ...literalsOf(node.whenFalse)];
  return [];
}

/** Turns a template into a pattern of keys; null when its fixed parts cannot be part of a key, or are too short. */
function keyPattern(node: ts.TemplateExpression): RegExp | null {
  const parts = [node.head.text, ...node.templateSpans.map((span) => span.literal.text)];
  const looksLikeKey = parts.every((part) => /^[\w.-]*$/.test(part)) && parts.some((part) => /[a-z]{3}/i.test(part));
  if (!looksLikeKey || !parts.some((part) => part.includes('.'))) return null;
  return new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('[\\w.-]+')}$`);
}
