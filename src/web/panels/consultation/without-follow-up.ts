import type { FollowUp } from '#domain/consultation/follow-up.ts'

/**
 * The reply without the follow-up that is shown as choices below it; the whole reply when anything
 * else stands after the choices, so that no word of it is dropped.
 */
export function withoutFollowUp(response: string, followUp: FollowUp): string {
  const lines = response.trimEnd().split('\n')
  const asks = lines.findLastIndex((line) => line.includes(followUp.question))
  const endsWithChoice = lines.at(-1)?.includes(followUp.choices.at(-1)?.text ?? '\0') ?? false
  if (asks === -1 || !endsWithChoice) return response
  const before = lines.slice(0, asks)
  while (/^\s*(#{1,6}\s.*)?$/.test(before.at(-1) ?? 'x')) before.pop()
  return before.join('\n')
}
