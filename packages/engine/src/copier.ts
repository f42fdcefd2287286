import { type Generated, generate } from './generate.ts';
import { type Frame, innerOf, type Schema, type VarsOf } from './schema.ts';

type Copy = Generated;

/** A copier for values of this schema: generated code where the platform allows it, closures elsewhere. */
export function copier<T>(schema: Schema<T>, varsOf: VarsOf): (value: T) => T {
  try {
    return generate((helpers) => `return ${copyExpression(schema, 'v', helpers, varsOf)};`);
  } catch (problem) {
    if (!(problem instanceof EvalError)) throw problem;
    return plainCopier(schema, varsOf) as (value: T) => T;
  }
}

/** Each list gets its own loop: a shared one would be megamorphic. */
function generateListCopier(of: Schema, varsOf: VarsOf): Copy {
  return generate((helpers) => {
    const one = copyExpression(of, 'one', helpers, varsOf);
    return `const copies = []; for (let i = 0; i < v.length; i++) { const one = v[i]; copies.push(${one}); } return copies;`;
  });
}

function copyExpression(schema: Schema, v: string, helpers: Copy[], varsOf: VarsOf): string {
  switch (schema.kind) {
    case 'ints':
      return schema.isShared ? v : copyOfNumbers(v);
    case 'zone':
    case 'hand':
      return copyOfNumbers(v);
    case 'struct':
      return `{${Object.entries(schema.fields ?? {})
        .map(([name, field]) => `${name}: ${copyExpression(field, `${v}.${name}`, helpers, varsOf)}`)
        .join(', ')}}`;
    case 'secret':
      return copyExpression(innerOf(schema), v, helpers, varsOf);
    case 'maybe':
      // JSON turns undefined in a list into null.
      return `(${v} == null ? undefined : ${copyExpression(innerOf(schema), v, helpers, varsOf)})`;
    case 'list':
    case 'bySeat': {
      if (isAtom(innerOf(schema))) return `${v}.slice()`;
      helpers.push(generateListCopier(innerOf(schema), varsOf));
      return `h${helpers.length - 1}(${v})`;
    }
    case 'frames':
      helpers.push(framesCopier(varsOf));
      return `h${helpers.length - 1}(${v})`;
    default:
      return v;
  }
}

function copyOfNumbers(v: string): string {
  return `(${v}.length === 0 ? [] : ${v}.slice())`;
}

function plainCopier(schema: Schema, varsOf: VarsOf): Copy {
  switch (schema.kind) {
    case 'ints':
    case 'zone':
    case 'hand':
      return (v: number[]) => v.slice();
    case 'struct': {
      const fields = Object.entries(schema.fields ?? {}).map(
        ([name, field]) => [name, plainCopier(field, varsOf)] as const,
      );
      return (v: Record<string, never>) => {
        const copy: Record<string, unknown> = {};
        for (const [name, copyField] of fields) copy[name] = copyField(v[name]);
        return copy;
      };
    }
    case 'secret':
      return plainCopier(innerOf(schema), varsOf);
    case 'maybe': {
      const copy = plainCopier(innerOf(schema), varsOf);
      return (v) => (v === undefined || v === null ? undefined : copy(v));
    }
    case 'list':
    case 'bySeat':
      return listCopier(plainCopier(innerOf(schema), varsOf));
    case 'frames':
      return framesCopier(varsOf);
    default:
      return (v) => v;
  }
}

function listCopier(copy: Copy): Copy {
  return (values: never[]) => {
    const copies: unknown[] = [];
    for (let i = 0; i < values.length; i++) copies.push(copy(values[i]));
    return copies;
  };
}

function framesCopier(varsOf: VarsOf): Copy {
  const copiers = new Map<string, (vars: unknown) => unknown>();
  return (stack: Frame[]) => {
    const copies: Frame[] = [];
    for (let i = 0; i < stack.length; i++) {
      const frame = stack[i];
      let copyVars = copiers.get(frame.proc);
      if (!copyVars) {
        copyVars = copier(varsOf(frame.proc), varsOf);
        copiers.set(frame.proc, copyVars);
      }
      const vars = copyVars(frame.vars) as Record<string, unknown>;
      copies.push({ proc: frame.proc, step: frame.step, since: frame.since, vars });
    }
    return copies;
  };
}

function isAtom(schema: Schema): boolean {
  if (schema.kind === 'secret') return isAtom(innerOf(schema));
  return schema.kind === 'int' || schema.kind === 'str' || schema.kind === 'bool' || schema.kind === 'card';
}
