import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import type { Opposed } from './opposed.ts'

const CLOSED = /only|no|not|never|closed?|closes|nobody|can[’']?t|cannot/iu
const BOUNDARY = /after|before|between|until|from|on/iu
const TIME_OR_DAY =
  /\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)|\d{1,2}:\d\d|noon|midnight|(?:sun|mon|tues|wednes|thurs|fri|satur)days?|weekends?/iu

/** When something is possible, and how soon. */
export const MOMENTS = {
  anyTime: {
    kind: 'promise',
    one: {
      english:
        /\b(?:any ?time|24\/7|around the clock|day (?:and|or) night|at any hour|24 hours a day)\b/iu,
      japanese: /いつでも|24時間(?:いつでも|受け|対応|使え|予約)|昼も夜も/iu,
    },
    other: {
      onlyAtTimes: makePattern(
        'iu',
      )`\b(?:${CLOSED})\b[^.;]{0,50}\b(?:${BOUNDARY})\b[^.;]{0,14}(?:${TIME_OR_DAY})`,
      japanese:
        /(?:時|日曜|月曜|土曜|夜|深夜)[^。]{0,16}(?:受け付け(?:ない|ません)|でき(?:ない|ません)|休み|止め|閉)/iu,
    },
    shares: 1,
  },
  atOnce: {
    kind: 'promise',
    one: {
      english:
        /\b(?:instant(?:ly)?|immediate(?:ly)?|right away|straight away|at once|on the spot|(?<![=+] ?)(?:on |the )same day|within (?:a |one )?minutes?|in (?:a |one )?(?:minute|second)s?)\b/iu,
      japanese: /すぐに|その場で(?!断)|その日のうち|即座|即時|当日中/iu,
    },
    other: {
      takesDays:
        /\b(?:within|after|in|takes?|up to|wait(?:s|ing)?)\b[^.;]{0,20}\b(?:\d+|two|three|four|five|six|seven|ten|a few|several) (?:working |business |school )?(?:days|weeks)\b/iu,
      nextDay: /\b(?:next|following) (?:day|week)\b/iu,
      japanese:
        /(?:[二三四五六七八九十0-9０-９]+)(?:営業日|日|週間)(?:以内|後|かか|たって|待)|翌日|翌週/iu,
    },
    shares: 1,
  },
  confirmedAtOnce: {
    kind: 'promise',
    one: {
      confirmedAtOnce:
        /\b(?:confirmed|booked|accepted|approved|goes through|confirms?|accepts?)(?: \p{L}+){0,2} (?:at once|instantly|immediately|automatically|straight away|right away|on the spot|by itself)\b/iu,
      atOnceConfirmed:
        /\b(?:at once|instantly|automatically|immediately|straight away) (?:confirm(?:ed|s)?|booked|accept(?:ed|s)?|approv(?:ed|es)?)\b/iu,
      theirsAtOnce:
        /\b(?:hers|his|theirs|yours|done) (?:straight away|right away|at once|immediately)\b/iu,
      goesAtOnce:
        /\b(?:confirmations?|bookings?|tickets?)\b[^.;]{0,24}\b(?:at once|automatically|immediately|straight away|by (?:itself|themselves))\b/iu,
      nobodyApproves:
        /\bwithout (?:anyone|anybody|me|us|a person) (?:approving|checking|looking|confirming|having to)/iu,
      withoutUs:
        /\bwithout (?:me|anyone|anybody|us) (?:checking|approving|confirming|doing)\b|\bnobody (?:has|needs) to (?:approve|confirm|check)\b/iu,
      spanish: /\bse confirma (?:sol[oa]|al momento|en el acto|automáticamente)/iu,
      german: /\bsofort bestätigt/iu,
      japanese: /自動(?:で|的に)(?:確定|承認|受付)|(?:すぐに?|その場で|即)確定/iu,
    },
    other: {
      weApprove:
        /\b(?:i|we|owner|manager|office|coordinator)\b(?: (?:have|has|need|needs|want|wants) to| must| first| always)? (?:approve|confirm|accept|check|okay|look at|say yes to)s? (?:each|every|all|it|any)\b/iu,
      isChecked:
        /\b(?:every|each|all) \p{L}+ (?:is|are|gets?) (?:checked|approved|confirmed|looked at|read) by\b/iu,
      waitsForUs:
        /\b(?:waits?|pending|on hold|nothing goes out)\b[^.;]{0,16}\buntil (?:one of us|i|we|somebody|someone|the \p{L}+) (?:\p{L}+ )?(?:press|click|confirm|check|look|sa[iy]|approv)/iu,
      untilApproved:
        /\b(?:until|unless|only (?:after|once|when))\b[^.;]{0,24}\b(?:approv(?:ed|es|e)|confirm(?:ed|s)?|accept(?:ed|s)?|okayed|sa(?:y|ys|id) yes)\b/iu,
      byHand: /\bone by one\b|\bby hand\b/iu,
      spanish: /\bhasta que (?:yo |nosotros )?(?:l[oa]s? )?(?:apruebe|confirme|acepte|revise)/iu,
      japanese: /(?:承認|確認|許可)(?:してから|するまで|しないと|が必要|したら|した後)/iu,
    },
    shares: 1,
  },
  anyWeather: {
    kind: 'promise',
    one: {
      english:
        /\b(?:in any weather|whatever the weather|rain or shine|rain is no reason|even (?:if|when) it rains)\b/iu,
      spanish: /\b(?:llueva o no|con lluvia o sin|aunque llueva|haga el tiempo que haga)\b/iu,
      japanese: /雨天決行|雨でも(?:行|や|開)|天気に(?:関係|かかわら)/iu,
    },
    other: {
      english:
        /\b(?:if|when) it rains?\b[^.;]{0,40}\b(?:cancel\p{L}*|off|closed|nobody|no)\b|\bcancel\p{L}*\b[^.;]{0,20}\b(?:if|when) it rains?\b/iu,
      spanish: /\bsi llueve\b[^.;]{0,40}\b(?:cancel|suspend|anul|no hay)/iu,
      japanese:
        /雨(?:天)?(?:の場合|なら|のとき|の日|が降)[^。]{0,12}(?:中止|休み|やりません|行いません)/iu,
    },
    shares: 0,
  },
} as const satisfies Record<string, Opposed>
