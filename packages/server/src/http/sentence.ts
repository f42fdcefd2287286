import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** One sentence that says which part was wrong and what was expected. */
export function sentenceOf({ issues }: { readonly issues: readonly Issue[] }, whole: string): string {
  const [issue] = issues;
  if (!issue) return `${upper(whole)} is not as expected.`;
  const place = issue.path.length ? `"${issue.path.map(String).join('.')}" of ${whole}` : upper(whole);
  return `${place} is not as expected: ${lowered(reasonOf(issue))}.`;
}

/** Of several alternatives of a union, the one nearest to the input. */
function reasonOf(issue: Issue): string {
  if (issue.code === 'unrecognized_keys')
    return `${issue.keys.map((key) => `"${cut(key)}"`).join(', ')} is unknown`;
  if (issue.code === 'invalid_union' && issue.discriminator !== undefined)
    return `unknown ${issue.discriminator}`;
  if (issue.code === 'invalid_union') return issue.errors.flat().map(reasonOf).join(', or ') || issue.message;
  return issue.message.replace(/^Invalid input: /, '').replace(/\.$/, '');
}

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function cut(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
