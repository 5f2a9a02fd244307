/**
 * ESLint rule: what differs by brand is a property of its table (app/market/brands.ts). Code asks for the property, so
 * that a third brand is data; no code asks which brand it is.
 */

/** The only brand id that means nothing else: "ru" is a language and a country too. */
const UNMISTAKABLE = 'intl';
const EQUALITY = new Set(['===', '!==', '==', '!=']);

/** The expression within casts, `!` and optional chains. */
function bare(node) {
  while (
    node &&
    ['ChainExpression', 'TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'].includes(node.type)
  ) {
    node = node.expression;
  }
  return node;
}

/** `brand`, `brandId`, `market.brand`, `context.brand.id`, `BRANDS.ru` */
function isBrand(expression) {
  const node = bare(expression);
  if (node?.type === 'Identifier') return /^(?:.*brand(?:Id)?|brands)$/i.test(node.name);
  if (node?.type !== 'MemberExpression') return false;
  if (bare(node.object)?.name === 'BRANDS') return true;
  if (node.computed) return false;
  return node.property.name === 'id' ? isBrand(node.object) : /brand(?:Id)?$/i.test(node.property.name);
}

function isNothing(expression) {
  const node = bare(expression);
  return node?.name === 'undefined' || (node?.type === 'Literal' && node.value === null);
}

/** @type {import('eslint').Rule.RuleModule} */
export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: { comparison: 'ask for a property of the brand (app/market/brands.ts), not for which one it is' },
  },
  create(context) {
    const report = (node) => context.report({ node, messageId: 'comparison' });
    return {
      BinaryExpression(node) {
        if (!EQUALITY.has(node.operator)) return;
        const sides = [node.left, node.right];
        if (sides.some(isNothing)) return;
        if (sides.some((side) => isBrand(side) || bare(side)?.value === UNMISTAKABLE)) report(node);
      },
      SwitchStatement(node) {
        if (isBrand(node.discriminant)) report(node);
      },
      CallExpression(node) {
        const { callee } = node;
        const asksList = callee.type === 'MemberExpression' && callee.property.name === 'includes';
        if (asksList && bare(callee.object)?.type === 'ArrayExpression' && node.arguments.some(isBrand)) report(node);
      },
    };
  },
};
