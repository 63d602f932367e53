/**
 * What is wrong with a field of the input. A schema of the contract names the key; the server says
 * it in the request's language.
 */
export const ISSUE_TEXTS = {
  required: 'This is required.',
  wrongKind: 'This value cannot be used here.',
  titleRequired: 'Title is required',
  date: 'Please enter a date.',
  endBeforeStart: 'The end date may not lie before the start date.',
  tooLong: (max: number) => `Please use at most ${max.toLocaleString('en')} characters.`,
  notStorable: 'This text contains characters that cannot be stored.',
  tooDeep: 'This object is nested too deeply.',
  objectNotStorable: 'This object is too long or cannot be stored.',
  noSuchQuestion: 'There is no such question.',
  noSuchField: 'This part of the document cannot be edited, or is no longer there.',
  noSuchRow: 'This line is no longer there.',
  wordsNotInAnswer: 'These words do not stand in the answer (any more).',
  rowNotAllowed: 'This cannot be done with this line.',
  nothingWritten: 'Please write something, or take the generated text back.',
  nothingTold: 'Paste or type something first.',
  nothingAsked: 'Please write something to ask about.',
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
  numberNotKept: 'Please write this number as text: it is too large or too exact to be kept.',
  notJson: 'This is not valid JSON.',
} as const

export type IssueKey = keyof typeof ISSUE_TEXTS
