import { describe, expect, it } from 'vitest'
import type { Row } from '#domain/reading/rows.ts'
import { applied, printed, stage } from '#domain/requirements/enrichment/testing/halls.ts'
import { cite } from '#domain/requirements/enrichment/testing/yoga.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

describe('in Japanese', () => {
  const INN: Row[] = [
    makeRow('role', 'q5: お客様', { name: 'お客様' }),
    makeRow('feature', 'q7: お客様がお風呂の枠を選ぶ', {
      actor: 'お客様',
      does: 'お風呂の枠を選ぶ',
      priority: 'must',
    }),
    makeRow('feature', 'q7: 帳場がお風呂を故障で止める', {
      actor: '帳場',
      does: 'お風呂を故障で止める',
      priority: 'must',
    }),
    makeRow('rule', 'q9: 仮は三十分で空きに戻ります', { when: '枠が仮で30分', then: '空きに戻る' }),
    makeRow('stages', 'q9: 枠は「空き」「仮」「決まり」「済」「取り消し」と移ります', {
      thing: '枠',
      stages: ['空き', '仮', '決まり', '済', '取り消し'],
      moves: [
        { from: '空き', to: '仮' },
        { from: '仮', to: '決まり' },
        { from: '決まり', to: '済' },
      ],
    }),
  ]
  const SLOT = [
    stage('空き', 'お客様が選ぶ前の枠', {
      ways: [
        { to: '仮', by: ['FR-001'] },
        { to: '故障', by: ['FR-002'] },
      ],
    }),
    stage('仮', 'お客様が選ぶ間', {
      ways: [
        { to: '決まり' },
        { to: '空き', by: ['time', 'BR-001'], cites: [cite('q9', '仮は三十分で空きに戻ります')] },
      ],
    }),
    stage('決まり', 'お客様の枠', { ways: [{ to: '済' }, { to: '取り消し' }] }),
    stage('済', 'お風呂の後'),
    stage('取り消し', '取り消した枠'),
    stage('故障', '止めた枠', {
      cites: [cite('q7', '帳場がお風呂を故障で止める')],
      ways: [{ to: '空き' }],
    }),
  ]

  it('prints a table, and keeps a time that runs out as it was told', () => {
    const { document, findings } = applied(writeRows(INN, JAPANESE), [['ST-01', SLOT]], JAPANESE)
    expect(findings).toEqual([])
    expect(printed(document, JAPANESE)[0]).toBe('| 段階 | 意味※ | 次（どの機能で） |')
    expect(printed(document, JAPANESE)[3]).toBe(
      '| 仮 | お客様が選ぶ間 | 決まり、空き（30分たつとひとりでに、BR-001） |',
    )
  })

  it('refuses a way that drops what is done', () => {
    const stages = SLOT.map((each) =>
      each.name === '済' ? stage('済', 'お風呂の後', { ways: [{ to: '空き' }] }) : each,
    )
    const { findings } = applied(writeRows(INN, JAPANESE), [['ST-01', stages]], JAPANESE)
    expect(findings).toMatchObject([{ rule: 'denied', words: '済' }])
  })
})
