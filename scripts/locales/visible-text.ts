import ts from 'typescript';

/** Attributes and properties of our components that people read or hear. */
const READ_BY_PEOPLE =
  /^(?:alt|aria-(?:label|description|roledescription|valuetext)|hint|label|legend|placeholder|title)$/;

/** Tables of languages, brands and currencies, whose names are data. */
const DATA = /^app[/\\]market[/\\]/;

/**
 * Finds text for visitors in a source instead of `locales/`: words between or in the tags of a view, and Russian
 * letters in any string.
 */
export function findVisibleText(source: ts.SourceFile): string[] {
  const findings: string[] = [];
  const report = (node: ts.Node, text: string) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    const start = text.trim().replace(/\s+/g, ' ').slice(0, 40);
    findings.push(`${source.fileName}:${line + 1}: text outside locales: "${start}"`);
  };
  const visit = (node: ts.Node): void => {
    if (isText(node) && (isVisible(node) ? /\p{L}/u.test(node.text) : isRussian(node, source))) report(node, node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return findings;
}

type Text = ts.JsxText | ts.StringLiteralLike | ts.TemplateLiteralLikeNode;

function isText(node: ts.Node): node is Text {
  return ts.isJsxText(node) || ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node);
}

function isRussian({ text }: Text, { fileName }: ts.SourceFile): boolean {
  return /\p{Script=Cyrillic}/u.test(text) && !DATA.test(fileName);
}

/** Checks whether a view shows the text, between tags or in a readable attribute, alone or as a branch. */
function isVisible(node: ts.Node): boolean {
  if (ts.isJsxText(node)) return true;
  const { parent } = node;
  if (ts.isJsxAttribute(parent)) return READ_BY_PEOPLE.test(parent.name.getText());
  if (ts.isJsxExpression(parent)) {
    return ts.isJsxElement(parent.parent) || ts.isJsxFragment(parent.parent) || isVisible(parent);
  }
  if (ts.isConditionalExpression(parent)) return node !== parent.condition && isVisible(parent);
  if (ts.isBinaryExpression(parent)) return node === parent.right && isLogical(parent) && isVisible(parent);
  return (ts.isParenthesizedExpression(parent) || isPartOfTemplate(parent)) && isVisible(parent);
}

function isLogical({ operatorToken: { kind } }: ts.BinaryExpression): boolean {
  return (
    kind === ts.SyntaxKind.BarBarToken ||
    kind === ts.SyntaxKind.QuestionQuestionToken ||
    kind === ts.SyntaxKind.AmpersandAmpersandToken
  );
}

function isPartOfTemplate(node: ts.Node): boolean {
  return ts.isTemplateExpression(node) || ts.isTemplateSpan(node);
}
