import { describe, expect, it } from 'vitest'
import { applyProposals } from '#domain/requirements/enrichment/apply-proposals.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'
import { listCheckable } from './checks.ts'

describe('how a line is checked, in Japanese', () => {
  const draft = writeRows(
    [
      makeRow('measure', 'q4: 夜の伝票が毎日1時間半から20分', {
        ...{ what: '夜の伝票', from: '毎日1時間半', to: '20分', due: null },
      }),
      makeRow('quality', 'q14: 1年でお客さん150人', {
        ...{ about: 'size', what: '1年でお客さん150人', figure: '150人' },
      }),
      makeRow('role', 'q5: お客様', { name: 'お客様' }),
      makeRow('quality', 'q14: 電波が悪くても3秒で開く', {
        ...{ about: 'speed', what: '電波が悪くても開く', figure: '3秒' },
      }),
    ],
    JAPANESE,
  )
  const lineOf = (words: string) =>
    listCheckable(draft).find(({ text }) => text.includes(words))?.id ?? expect.fail(words)
  const taken = (check: string, words = '電波') =>
    applyProposals({
      document: draft,
      proposals: { checks: [{ item: lineOf(words), check }] },
      previous: null,
      sameLanguage: true,
      words: JAPANESE,
    })

  it('is supplied with its mark', () => {
    const { document, findings } = taken('圏外に近い場所で10回開き、どれも3秒以内に出る')
    expect(findings).toEqual([])
    expect(renderMarkdown(document, JAPANESE)).toContain(
      '| 番号 | 守ること | 確かめ方※ |\n| --- | --- | --- |\n| **NFR-002** | 電波が悪くても開く：3秒（問14） | 圏外に近い場所で10回開き、どれも3秒以内に出る |',
    )
  })

  it.each([
    ['伝票', '夜の伝票の始めと終わりを書き、毎日1時間半が20分になったかを見る'],
    ['伝票', '夜の伝票の時間を書き、1時間半から20分になったかを見る'],
    ['150人', 'お客さん150人を入れて開き、3秒以内に出る'],
  ])('has the figure of the line, however it runs on: %s', (words, check) => {
    expect(taken(check, words).findings).toEqual([])
  })

  it('is not measured by the no of a risk, of which it tells what is done', () => {
    const document = structuredClone(draft)
    const quotes = [{ question: 'q15', text: '義父が帳面をやめない' }]
    const risk = { id: 'RISK-01', sources: ['q15'], mark: 'stated' as const, quotes }
    document.risks.push({ ...risk, text: '義父が帳面をやめない。' })
    const checks = [{ item: 'RISK-01', check: '義父が帳面をつけ、毎晩写す' }]
    const { findings } = applyProposals({
      ...{ document, proposals: { checks }, previous: null, sameLanguage: true, words: JAPANESE },
    })
    expect(findings).toEqual([])
  })

  it.each(['毎日1時間が8分', '毎日2時間半が20分'])('takes no other figure: %s', (told) => {
    const { findings } = taken(`夜の伝票の始めと終わりを書き、${told}になったかを見る`, '伝票')
    expect(findings).toHaveLength(1)
  })

  it.each([
    ['another figure', '圏外に近い場所で開き、5秒以内に出る', 'lost'],
    ['no figure', '圏外に近い場所で開いてみる', 'no-figure'],
    ['a question', '10回とも3秒以内に出るか？', 'shape'],
    ['English', 'Opened in a lane: there within 3 seconds', 'shape'],
  ])('is refused for %s', (_, check, rule) => {
    expect(taken(check).findings.map((each) => each.rule)).toEqual([rule])
  })
})
