import type { Verification } from '#domain/requirements/approvals/verify-export.ts'

/** What a check found, for whoever reads the terminal. */
export function describeVerification(verdict: Verification): string {
  if (verdict.code !== 'checked') {
    return 'This is not a requirements document exported as JSON, or it is incomplete.\n'
  }
  const { title, version, sha256, isUnchanged, approvals } = verdict
  const whether =
    isUnchanged === null
      ? 'It is from before exports stated a hash.'
      : isUnchanged
        ? 'It is exactly as it was exported.'
        : 'It was CHANGED after it was exported.'
  const lines = approvals.flatMap(({ name, role, at, version: approved, ...items }) => [
    '',
    `${role === null ? name : `${name} (${role})`} approved version ${approved} at ${at}.`,
    `  Approved as it is here: ${items.approved.join(' ') || 'nothing'}`,
    `  To be looked at again: ${items.again.join(' ') || 'nothing'}`,
  ])
  const nobody = approvals.length === 0 ? ['', 'Nobody has approved it.'] : []
  const told = [`${title}, version ${version}`, `SHA-256 ${sha256}`, whether, ...nobody, ...lines]
  return `${told.map(onOneLine).join('\n')}\n`
}

/** A file may hold marks that a terminal obeys. */
function onOneLine(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, ' ')
}
