import type { ErrorCode } from '#contract/errors.ts'
import type { IssueTexts } from '#contract/issues/issue-text.ts'
import { ERROR_TEXTS as ERRORS_EN, type ErrorText } from '#contract/text-en/errors.ts'
import { ISSUE_TEXTS as ISSUES_EN } from '#contract/text-en/issues.ts'
import { ERROR_TEXTS as ERRORS_JA } from '#contract/text-ja/errors.ts'
import { ISSUE_TEXTS as ISSUES_JA } from '#contract/text-ja/issues.ts'
import type { ReviewerText } from '#domain/consultation/consultation-text.ts'
import { REVIEWER as REVIEWER_EN } from '#domain/consultation/text-en/reviewer.ts'
import { REVIEWER as REVIEWER_JA } from '#domain/consultation/text-ja/reviewer.ts'
import type { Language } from '#domain/language.ts'
import { listQuestions, type WorkshopQuestion } from '#domain/questionnaire/questions.ts'
import { QUESTIONNAIRE as QUESTIONNAIRE_EN } from '#domain/questionnaire/text-en.ts'
import { QUESTIONNAIRE as QUESTIONNAIRE_JA } from '#domain/questionnaire/text-ja.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import type { ExportText } from '#domain/requirements/text-en/exports.ts'
import { EXPORT_TEXT as EXPORT_EN } from '#domain/requirements/text-en/exports.ts'
import { DOCUMENT_WORDS as DOCUMENT_EN } from '#domain/requirements/text-en/words.ts'
import { EXPORT_TEXT as EXPORT_JA } from '#domain/requirements/text-ja/exports.ts'
import { DOCUMENT_WORDS as DOCUMENT_JA } from '#domain/requirements/text-ja/words.ts'
import type { Wording } from '#domain/wording.ts'
import type { FileRefusal } from '#server/telling/files/told-file.ts'
import { archiveText as ARCHIVE_EN } from './en/archive.ts'
import { commentMailText as COMMENT_MAIL_EN } from './en/comment-mail.ts'
import { CONSULTATION_TEXT as CONSULTATION_EN } from './en/consultation.ts'
import { FILE_TEXT as FILES_EN } from './en/files.ts'
import { mailText as MAIL_EN } from './en/mail.ts'
import { projectText as PROJECT_EN } from './en/project.ts'
import { UNREADY_TEXT as UNREADY_EN } from './en/unready.ts'
import { webhookMailText as WEBHOOK_MAIL_EN } from './en/webhook-mail.ts'
import { archiveText as ARCHIVE_JA } from './ja/archive.ts'
import { commentMailText as COMMENT_MAIL_JA } from './ja/comment-mail.ts'
import { CONSULTATION_TEXT as CONSULTATION_JA } from './ja/consultation.ts'
import { FILE_TEXT as FILES_JA } from './ja/files.ts'
import { mailText as MAIL_JA } from './ja/mail.ts'
import { projectText as PROJECT_JA } from './ja/project.ts'
import { UNREADY_TEXT as UNREADY_JA } from './ja/unready.ts'
import { webhookMailText as WEBHOOK_MAIL_JA } from './ja/webhook-mail.ts'

/** Everything the server says to a person, in one language. */
export interface ServerTexts {
  errors: Readonly<Record<ErrorCode, ErrorText>>
  issues: IssueTexts
  questions: readonly WorkshopQuestion[]
  reviewer: ReviewerText
  document: DocumentWords
  /** What the files of a document say beside it. */
  exports: ExportText
  /** The pages of a project, and of the account, in an archive. */
  project: Wording<typeof PROJECT_EN>
  archive: Wording<typeof ARCHIVE_EN>
  unready: Wording<typeof UNREADY_EN>
  consultation: Wording<typeof CONSULTATION_EN>
  mail: Wording<typeof MAIL_EN>
  commentMail: Wording<typeof COMMENT_MAIL_EN>
  webhookMail: Wording<typeof WEBHOOK_MAIL_EN>
  /** Why a file's words were not taken. */
  files: Readonly<Record<FileRefusal, (name: string) => string>>
}

/** A sentence that is chosen when the language of the request is known. */
export type Sentence = (texts: ServerTexts) => string

export const TEXTS: Readonly<Record<Language, ServerTexts>> = {
  en: {
    errors: ERRORS_EN,
    issues: ISSUES_EN,
    questions: listQuestions(QUESTIONNAIRE_EN),
    reviewer: REVIEWER_EN,
    document: DOCUMENT_EN,
    exports: EXPORT_EN,
    project: PROJECT_EN,
    archive: ARCHIVE_EN,
    unready: UNREADY_EN,
    consultation: CONSULTATION_EN,
    mail: MAIL_EN,
    commentMail: COMMENT_MAIL_EN,
    webhookMail: WEBHOOK_MAIL_EN,
    files: FILES_EN,
  },
  ja: {
    errors: ERRORS_JA,
    issues: ISSUES_JA,
    questions: listQuestions(QUESTIONNAIRE_JA),
    reviewer: REVIEWER_JA,
    document: DOCUMENT_JA,
    exports: EXPORT_JA,
    project: PROJECT_JA,
    archive: ARCHIVE_JA,
    unready: UNREADY_JA,
    consultation: CONSULTATION_JA,
    mail: MAIL_JA,
    commentMail: COMMENT_MAIL_JA,
    webhookMail: WEBHOOK_MAIL_JA,
    files: FILES_JA,
  },
}

/** The words of a document that is written already. */
export function chooseDocumentWords({ writtenIn }: { writtenIn: Language }): DocumentWords {
  return TEXTS[writtenIn].document
}
