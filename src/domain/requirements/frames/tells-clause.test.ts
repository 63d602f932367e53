import { expect, it } from 'vitest'
import { loadTaggers } from '#server/providers/taggers/load-taggers.ts'
import { lacksSubject, tellsEvent, tellsResult } from './tells-clause.ts'

const taggers = loadTaggers()

it.each([
  ['Bev says yes', true],
  ['the deposit is not paid in 14 days', true],
  ['cancelled more than 6 weeks before', true],
  ['somebody presses send twice', true],
  ['truck breaks down and jobs move', true],
  ['two hirers book the hall', true],
  ['a wagon has hit it', true],
  ['artist sick', true],
  ['moisture > 20 %', true],
  ['no signal out at the farms', true],
  ['printer out of labels', true],
  ['whoever owes money rings', true],
  ['会員が行事の出欠を返事する', true],
  ['波が2メートル超える予報の時', true],
  ['前日の夕方5時より後', true],
  ['取り消しが前日の正午まで', true],
  ['34 kids on the wall', false],
  ['pitches and barn in the calendar', false],
  ['canoes, 9 boats because one has a hole in it', false],
  ['people on a pitch', false],
  ['final numbers', false],
  ['first six weeks', false],
  ['part of a week', false],
  ['photo from their weekend with a thank you', false],
  ['the hire running out', false],
  ['broken ski on the slope', false],
  ['沖上がり', false],
  ['一回の予約が6人から', false],
  ['客が4人に足らん便', false],
])('tells an event: %s, %s', (words, isEvent) => {
  expect(tellsEvent(words, taggers)).toBe(isEvent)
})

it.each([
  ['the list is still there', true],
  ['it gets pumped every three years', true],
  ['no charge', true],
  ['40 dollars extra for digging', true],
  ['3 % less', true],
  ['refused', true],
  ['skis free for others, deposit kept', true],
  ['予約は電話だけ', true],
  ['料金の半分をもらう', true],
  ['半額', true],
  ['18 kids', false],
  ['3 goes of an hour and a half', false],
  ['28, not one more because of the fire man', false],
  ['by the monday before', false],
  ['half up front before a gang goes', false],
  ['it gets let go but tell Bev first', false],
  ["one button: tell everyone today's off and offer them the next one", false],
  ['new date, tell them, say sorry', false],
  ['the app shows both, tell Col', true],
  ['no charge, tell the cook', true],
  ['12時頃', false],
  ['5人まで', false],
  ['親と一緒の時だけ', false],
])('tells what is then seen: %s, %s', (words, isResult) => {
  expect(tellsResult(words, taggers)).toBe(isResult)
})

it.each([
  ['know there and then whether it is free', true],
  ['stop ringing round', true],
  ['refused', false],
  ['gets a price', false],
  ['the place is held', false],
  ['orders show in the list', false],
  ['place free again', false],
  ['知らせが届く', false],
])('tells what nobody is said to do: %s, %s', (words, isHeadless) => {
  expect(lacksSubject(words, taggers)).toBe(isHeadless)
})
