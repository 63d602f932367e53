import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import type { Cue } from './cue.ts'

const ENGLISH = [
  'limits?|worr(?:y|ies)|unknowns?|budget|time ?line|dates?|deadlines?|risks?',
  "don['’]?t know",
]
const MORE_ENGLISH = 'assume|assumptions?|open questions?|questions|constraints?|team|schedule|cost'
const JAPANESE = '予算|期限|心配|不安|未定|制約|前提|わからない'
const SPANISH = 'presupuesto|dudas|riesgos'
/** What the words of a heading, or of a label before a colon, say that the lines below it are about. */
export const HEADING_CUES: readonly Cue[] = [
  [
    'q1',
    4,
    /\b(?:problems?|pains?|(?:the )?target|whose problem|background|about (?:us|me)|who we are|situation)\b|問題|課題|困りごと|背景|対象|problema/iu,
  ],
  [
    'q2',
    4,
    /\b(?:today|now|currently|at the moment|life today|how (?:it is|we do it)|as[- ]is|tried|so far|existing)\b|現状|今のやり方|これまで|hoy|ahora/iu,
  ],
  [
    'q3',
    4,
    /\b(?:promise|value|why us|vision|solution|benefits?|difference|idea|pitch|elevator)\b|約束|価値|売り|ねらい|solución|promesa/iu,
  ],
  [
    'q4',
    4,
    /\b(?:success|goals?|metrics?|kpis?|measures?|targets|numbers after|outcomes?|not worse|must not get worse|guardrails?)\b|成功|目標|指標|悪くし|éxito|metas?/iu,
  ],
  [
    'q5',
    4,
    /\b(?:who|users?|roles?|people|permissions?|rights|access|can|cannot|can['’]t|may|may not|personas?|actors?|stakeholders?)\b|利用者|使う人|役割|権限|誰が|quién(?:es)?|usuarios|roles/iu,
  ],
  [
    'q6',
    4,
    /\b(?:story|stories|journey|scenario|example|walk ?through|a day|flow|main story|use case)\b|ストーリー|流れ|使い方の例|場面|historia|ejemplo/iu,
  ],
  [
    'q7',
    4,
    /\b(?:features?|must|musts|must[- ]haves?|should|could|nice|nice[- ]to[- ]haves?|first version|mvp|functions?|requirements?|wish ?list|needs?)\b|機能|必須|あると|できれば|要望|funciones|imprescindible/iu,
  ],
  [
    'q8',
    4.5,
    /\b(?:not (?:this time|now|in|yet)|no|out(?: of scope)?|left out|leave out|later|excluded?|won['’]t|non-goals?|future|phase 2|2nd version|version 2|v2)\b|やらない|対象外|今回は|不要|将来|fuera|no incluye|después/iu,
  ],
  [
    'q9',
    4,
    /\b(?:rules?|decisions?|polic(?:y|ies)|conditions?|pricing rules|cancellations?|status(?:es)?|deadlines? for|limits? per)\b|ルール|決まり|規則|条件|料金|状態|reglas/iu,
  ],
  [
    'q10',
    4,
    /\b(?:information|data|keep|store|records?|fields?|details|what we (?:keep|store)|entities|database)\b|情報|データ|項目|記録|保存|datos|información/iu,
  ],
  [
    'q11',
    4,
    /\b(?:screens?|look|feel|design|layout|ui|ux|pages|devices?|languages?|accessibility)\b|画面|見た目|デザイン|端末|言語|pantallas?|diseño/iu,
  ],
  [
    'q12',
    4,
    /\b(?:when things go wrong|go(?:es)? wrong|edge cases?|exceptions?|what if|problems that|errors?|failures?|emergenc(?:y|ies)|offline)\b|例外|トラブル|困ったとき|もしも|errores|qué pasa si/iu,
  ],
  [
    'q13',
    4,
    /\b(?:connections?|messages?|notifications?|e-?mails?|money|payments?|prices?|integrations?|imports?|exports?|reminders?|billing|interfaces)\b|連絡|通知|支払|お金|連携|メッセージ|mensajes|pagos|avisos/iu,
  ],
  [
    'q14',
    4,
    /\b(?:safety|security|speed|law|legal|privacy|performance|gdpr|compliance|scale|size|availability|load|non-functional)\b|安全|法律|速さ|個人情報|性能|seguridad|ley/iu,
  ],
  ['q15', 4, makePattern('iu')`\b(?:${ENGLISH}|${MORE_ENGLISH})\b|${JAPANESE}|${SPANISH}`],
]
