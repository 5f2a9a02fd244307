/** ESLint rule: no folder or file for what found no name of its own. */
import path from 'node:path';

const NAMELESS = /^(?:utils?|helpers?|misc|common|shared|lib)(?:\.|$)/;

/** @type {import('eslint').Rule.RuleModule} */
export default {
  meta: { type: 'suggestion', schema: [], messages: { nameless: '"{{part}}" says nothing; name it by what it does' } },
  create(context) {
    const parts = path.relative(context.cwd, context.filename).split(path.sep);
    const part = parts.find((name) => NAMELESS.test(name));
    return {
      Program(node) {
        if (part) context.report({ node, messageId: 'nameless', data: { part } });
      },
    };
  },
};
