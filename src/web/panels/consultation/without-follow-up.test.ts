import { describe, expect, it } from 'vitest'
import { readFollowUp } from '#domain/consultation/follow-up.ts'
import { withoutFollowUp } from './without-follow-up.ts'

const body = '### Strengths\n\nYou name who has the problem.'
const asked =
  '### One question\n\n**How often does it happen?**\n\nWhy it matters: it sets the size.'
const choices = '- Daily (recommended)\n- Weekly'

describe('withoutFollowUp', () => {
  it.each([
    ['cuts the question, its heading and the choices', `${body}\n\n${asked}\n\n${choices}`, body],
    [
      'keeps a reply that goes on after the choices',
      `${body}\n\n${asked}\n\n${choices}\n\nGood luck.`,
      `${body}\n\n${asked}\n\n${choices}\n\nGood luck.`,
    ],
  ])('%s', (_case, response, expected) => {
    const followUp = readFollowUp(response)
    expect(followUp).not.toBeNull()
    if (followUp) expect(withoutFollowUp(response, followUp)).toBe(expected)
  })
})
