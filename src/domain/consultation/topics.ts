import type { QuestionId } from '#domain/questionnaire/questionnaire-text.ts'
import { QUESTIONS, type WorkshopQuestion } from '#domain/questionnaire/questions.ts'

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

/** The workshop question that fits the words asked; null when none or when several fit as well. */
export function fittingQuestion(asked: string): WorkshopQuestion | null {
  const byNumber = /\b(?:question|q|step)\s?#?(\d{1,2})\b/i.exec(asked)
  const named = QUESTIONS.find(
    ({ order, title }) =>
      order === Number(byNumber?.[1]) || asked.toLowerCase().includes(title.toLowerCase()),
  )
  if (named !== undefined) return named
  const scored = QUESTIONS.map((question) => ({
    question,
    score: asked.match(TOPICS[question.id])?.length ?? 0,
  }))
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a))
  return best.score === 0 ? null : best.question
}
