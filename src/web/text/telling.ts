import { runsOf } from '#domain/telling/number-lines.ts'

/** The words of "Tell it once". */
export const tellingText = {
  lead: 'Talk, paste or drop whatever you have: notes, emails, an old chat. I’ll sort it into the fifteen questions, and you check it.',
  leadWithoutSpeech:
    'Paste or drop whatever you have: notes, emails, an old chat. I’ll sort it into the fifteen questions, and you check it.',
  box: 'Everything about your idea',
  placeholder:
    'So basically we’re a dive centre, and every evening we spend an hour and a half working out who dives where…',
  choose: 'Drop or choose a file',
  chooseShort: 'Choose a file',
  sort: 'Sort it for me',
  sorting: 'Sorting…',
  modelSorting: ({ model, part, parts }: { model: string; part: number; parts: number }) =>
    `Your words are saved. The AI model ${model} is sorting them…${parts > 1 ? ` Part ${part} of ${parts}.` : ''}`,
  stopModel: 'Don’t wait',
  kinds: 'Word, PDF, text, a spreadsheet or an exported chat',
  most: 'Up to 20,000 words',
  kept: 'Kept in this tab until you sort it',
  left: (letters: number) => `${letters.toLocaleString('en')} characters too many`,
  nothing: 'Paste or type something first, or choose a file.',
  failed: 'That didn’t work. Your text is still here; please try again.',
  files: 'Files',
  reading: (name: string) => `Reading “${name}”…`,
  tooLarge: (name: string) =>
    `“${name}” is larger than 10 MB. Save just the text, or paste it here.`,
  ideasLead: 'No need for order or full sentences. If you’re stuck, talk about:',
  ideas: [
    ['whose problem', 'this is, and what it costs them'],
    ['the last time', 'it went wrong'],
    ['who', 'can see and do what'],
    ['one person’s day', 'with the app'],
    ['rules:', 'limits, prices, deadlines'],
    ['money, dates,', 'and what worries you'],
  ],
  byQuestion: 'I’d rather go question by question',
  back: 'Project',
  loading: 'Loading your notes',
  loadFailed: 'Your notes couldn’t be loaded.',
  loadFailedDetail: 'Nothing is lost. Check your connection and try again.',
  retry: 'Try again',
  toSorted: 'See where your notes went',

  drafts: (count: number, total: number) =>
    count === 1 ? `1 of ${total} has a draft.` : `${count} of ${total} have a draft.`,
  sortedLead: (rest: number) =>
    rest === 0
      ? 'Nothing was rewritten. Check where your words went.'
      : `Nothing was rewritten. Check where your words went; I’ll ask you the other ${rest} one by one.`,
  sortedBy: (models: readonly string[]) =>
    models.length === 0
      ? 'Sorted by Groundwork’s fixed rules, not by an AI model.'
      : `Sorted by the AI model ${models.join(' and ')}. What it left open was sorted by fixed rules.`,
  allDone: 'Everything has found its place.',
  allDoneLead:
    'Your words are in your answers now. Anything you left out stays here, in your notes.',
  show: 'Show',
  showDrafts: 'Drafts',
  showNotes: 'My notes',
  pasted: 'Pasted text',
  spoken: 'Spoken text',
  lines: (count: number) => (count === 1 ? '1 line' : `${count} lines`),
  unplaced: (count: number) =>
    count === 1 ? 'One line I couldn’t place' : `${count} lines I couldn’t place`,
  quote: (words: string) => `“${words}”`,
  line: (number: number) => `line ${number}`,
  anotherQuestion: 'Another question…',
  placeIn: 'Place these words in another question',
  notForApp: 'Not for the app',
  take: 'Use this',
  takeFor: (title: string) => `Use this for ${title}`,
  edit: 'Edit',
  editOf: (title: string) => `Edit the draft for ${title}`,
  editDone: 'Done',
  draftOf: (title: string) => `Draft for ${title}`,
  undoEdit: 'Back to my words',
  moveTo: 'Move to…',
  moveOf: (title: string) => `Move ${title} to another question`,
  moveLine: (number: number, title: string) => `Line ${number} goes to ${title}. Change`,
  unplacedLine: 'no question yet',
  keptLine: 'your notes',
  leaveOut: 'Leave out',
  leaveOutOf: (title: string) => `Leave out: ${title}`,
  more: 'Show all',
  edited: 'changed by you',
  below: 'added below what you already wrote',
  nothingYet: 'Nothing in your notes yet. I’ll ask you.',
  answered: 'Already answered.',
  used: 'Used',
  open: 'Open',
  openOf: (title: string) => `Open ${title}`,
  from: (numbers: readonly number[], name: string | null) => {
    const runs = runsOf(numbers).map(([first, last]) =>
      first === last ? `${first}` : `${first} to ${last}`,
    )
    const places = `${runs.length === 1 && !runs[0]?.includes('to') ? 'line' : 'lines'} ${runs.join(', ')}`
    return name === null ? `From ${places}` : `From ${name}, ${places}`
  },
  keptTitle: (count: number) => `Kept in your notes: ${count}`,
  keptLead: 'These aren’t in any answer. They stay in your project’s notes.',
  askMe: 'Place it',
  askMeAbout: (words: string) => `Place it: “${words}”`,
  backToNotes: 'Add more notes',
  checked: (done: number, all: number) => `${done} of ${all} checked`,
  allChecked: 'All checked',
  takeAll: (count: number) =>
    count === 1 ? 'Use it and continue' : `Use all ${count} and continue`,
  goOn: 'Continue',
  placed: (title: string) => `Placed in ${title}`,
  leftOut: 'Left out, but kept in your notes',
  usedNow: (title: string) => `${title}: used`,
  full: 'That answer is full',
  fullDetail: 'An answer can be up to 10,000 characters. What didn’t fit is waiting here.',
  isObject: 'That answer can’t be added to',
  isObjectDetail: 'It contains data instead of text. Your draft is waiting here.',
  changeFailed: 'That change wasn’t saved',
  remove: 'Delete these notes',
  removeOf: (name: string) => `Delete “${name}”`,
  removeTitle: 'Delete these notes?',
  removeDetail: 'Answers that already use them stay as they are.',
} as const
