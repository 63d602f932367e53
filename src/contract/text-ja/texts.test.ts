import { describe, expect, it } from 'vitest'
import { ERROR_STATUS } from '#contract/errors.ts'
import { ERROR_TEXTS as EN } from '#contract/text-en/errors.ts'
import { ISSUE_TEXTS as ISSUES_EN } from '#contract/text-en/issues.ts'
import { ERROR_TEXTS as JA } from './errors.ts'
import { ISSUE_TEXTS as ISSUES_JA } from './issues.ts'

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u

describe('the sentences of the contract', () => {
  it.each(Object.keys(ERROR_STATUS) as (keyof typeof ERROR_STATUS)[])('%s', (code) => {
    expect(EN[code].message).not.toMatch(KANA)
    expect(JA[code].title).toMatch(KANA)
    expect(JA[code].message).toMatch(KANA)
  })

  it.each(Object.keys(ISSUES_EN) as (keyof typeof ISSUES_EN)[])('%s', (key) => {
    const text = ISSUES_JA[key]
    expect(typeof text === 'string' ? text : text(8)).toMatch(KANA)
  })
})
