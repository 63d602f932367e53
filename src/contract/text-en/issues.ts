/**
 * What is wrong with a field of the input. A schema of the contract names the key; the server says
 * it in the request's language.
 */
export const ISSUE_TEXTS = {
  required: 'This is required.',
  wrongKind: 'This value can’t be used here.',
  titleRequired: 'Title is required',
  date: 'Please enter a date.',
  endBeforeStart: 'The end date can’t be before the start date.',
  tooLong: (max: number) => `Please use at most ${max.toLocaleString('en')} characters.`,
  notStorable: 'This text contains characters we can’t store.',
  tooDeep: 'This object is nested too deeply.',
  objectNotStorable: 'This object is too long or cannot be stored.',
  noSuchQuestion: 'There is no such question.',
  noTestReport: 'This file is not a whole JUnit XML report, nor Cucumber messages.',
  noSuchField: 'This part of the document can’t be edited, or is no longer there.',
  noSuchRow: 'This line is no longer there.',
  wordsNotInAnswer: 'These words are no longer in the answer.',
  rowNotAllowed: 'That isn’t possible for this line.',
  nothingWritten: 'Please write something, or go back to the generated text.',
  nothingTold: 'Paste or type something first.',
  passphraseShort: 'Use at least 4 characters.',
  nothingReplied: 'Write your reply first.',
  nameNeeded: 'Please tell us your name.',
  nothingAsked: 'Write your question first.',
  nameRequired: 'Name is required',
  emailRequired: 'Email is required',
  emailFormat: 'Invalid email format',
  messageRequired: 'Message is required',
  email: 'Please enter a valid email address.',
  choosePassword: 'Please choose a password.',
  enterPassword: 'Please enter your password.',
  currentPassword: 'Please enter your current password.',
  confirmEmail: 'Please type the email address of this account.',
  firstName: 'Please enter your first name.',
  lastName: 'Please enter your last name.',
  passwordTooShort: (min: number) => `Please use at least ${min} characters.`,
  passwordTooCommon: 'This password is easy to guess. Please choose another one.',
  numberNotKept: 'Please write this number as text: it’s too large or too exact to store.',
  notJson: 'This is not valid JSON.',
} as const

export type IssueKey = keyof typeof ISSUE_TEXTS
