import type { QuestionId } from '#domain/questionnaire/questionnaire-text.ts'
import type { WorkshopQuestion } from '#domain/questionnaire/questions.ts'

/** English words by which a free question is led to the workshop question that covers it. */
const TOPICS: Record<QuestionId, RegExp> = {
  q1: /\b(?:problem|target|audience|idea|app for|build an? (?:app|website|tool)|niche|market|customers?|who (?:is|has)|pain)\b/gi,
  q2: /\b(?:today|now|current(?:ly)?|competitors?|existing|spreadsheets?|paper|alternatives?|instead)\b/gi,
  q3: /\b(?:promise|benefits?|value|better than|unique|pitch|different|advantage|sell)\b/gi,
  q4: /\b(?:success|measur\w+|metrics?|goals?|kpis?|numbers?|targets|results?)\b/gi,
  q5: /\b(?:roles?|users?|who (?:can|may|uses)|permissions?|admins?|access|accounts?|log ?in|teams?|staff)\b/gi,
  q6: /\b(?:story|journey|steps?|flow|start to finish|walk ?through|scenario|how does it work)\b/gi,
  q7: /\b(?:features?|functions?|mvp|first version|must|priorit\w+|build first|version one)\b/gi,
  q8: /\b(?:leave out|scope|not (?:build|include)|exclud\w+|later|skip|cut|phone app|too much)\b/gi,
  q9: /\b(?:rules?|limits?|deadlines?|cancel\w*|refunds?|approv\w+|polic\w+|decides?|penalt\w+|discounts?|prices?|status)\b/gi,
  q10: /\b(?:data|information|store|stored|save|fields?|details|database|remember|records?|delet\w+|keep)\b/gi,
  q11: /\b(?:screens?|design|look|pages?|colou?rs?|layout|mobile|phones?|tablets?|languages?|style|accessib\w+|logo)\b/gi,
  q12: /\b(?:errors?|wrong|fails?|failure|mistakes?|offline|internet|empty|undo|misuse|fake|same time|double)\b/gi,
  q13: /\b(?:payments?|pay|stripe|paypal|e-?mails?|messages?|sms|notif\w+|remind\w+|calendars?|connect\w*|integrat\w+|import|export|api|newsletter)\b/gi,
  q14: /\b(?:secur\w+|safe\w*|privacy|private|gdpr|laws?|legal|fast|speed|slow|performance|scal\w+|down|backup|children|health)\b/gi,
  q15: /\b(?:budget|costs?|money|deadline|dates?|when|time|risks?|worr\w+|developers?|freelancers?|hire|agency|assum\w+|unknowns?|cheap)\b/gi,
}

/** The same in Japanese. */
const JAPANESE_TOPICS: Record<QuestionId, RegExp> = {
  q1: /課題|困りごと|対象|ターゲット|アイデア|だれのため|誰のため|悩み/g,
  q2: /今のやり方|現状|競合|既存|表計算|紙|代わり|今は/g,
  q3: /約束|価値|強み|違い|メリット|売り/g,
  q4: /成功|指標|目標|数字|KPI|結果|測/g,
  q5: /役割|権限|だれが使|誰が使|管理者|アカウント|ログイン|スタッフ|利用者/g,
  q6: /物語|流れ|手順|ストーリー|シナリオ|最初から最後/g,
  q7: /機能|必須|優先|最初のバージョン|MVP/gi,
  q8: /やらない|範囲|対象外|後回し|入れない|削る/g,
  q9: /ルール|決まり|上限|期限|キャンセル|返金|承認|割引|料金|例外/g,
  q10: /情報|データ|項目|保存|記録|残す|削除/g,
  q11: /画面|デザイン|見た目|ページ|色|レイアウト|スマホ|言語|雰囲気|ロゴ/g,
  q12: /エラー|間違|失敗|オフライン|通信|悪用|同時|二重|うまくいかな/g,
  q13: /支払|決済|メール|通知|リマインド|カレンダー|連携|取り込み|書き出し|メッセージ/g,
  q14: /安全|セキュリティ|プライバシー|個人情報|法律|速|性能|バックアップ|子ども|健康/g,
  q15: /予算|費用|お金|期日|いつまで|リスク|心配|開発者|外注|仮定|わからない/g,
}

/** The workshop question that fits the words asked; null when none or when several fit as well. */
export function findFittingQuestion(
  asked: string,
  questions: readonly WorkshopQuestion[],
): WorkshopQuestion | null {
  const byNumber = /(?:\b(?:question|q|step)\s?#?|質問\s?)(\d{1,2})(?!\d)/i.exec(asked)
  const named = questions.find(
    ({ order, title }) =>
      order === Number(byNumber?.[1]) || asked.toLowerCase().includes(title.toLowerCase()),
  )
  if (named !== undefined) return named
  const scored = questions.map((question) => ({
    question,
    score:
      (asked.match(TOPICS[question.id])?.length ?? 0) +
      (asked.match(JAPANESE_TOPICS[question.id])?.length ?? 0),
  }))
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a))
  return best.score === 0 ? null : best.question
}
