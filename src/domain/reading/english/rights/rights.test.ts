import { describe, expect, it } from 'vitest'
import { readEnglish } from '#domain/reading/english/read-english.ts'
import { createWinkTagger } from '#server/providers/taggers/create-wink-tagger.ts'

function rights(text: string): string[] {
  return readEnglish([{ question: 'q5', text }], createWinkTagger()).flatMap((row) =>
    row.kind === 'permission' ? [`${row.role} ${row.may} ${row.what}`] : [],
  )
}

describe('rights in the founder’s own manner', () => {
  it.each([
    // Several persons before a word that may be a noun.
    [
      'The grooms log the feeds. Customers order for themselves.',
      ['groom may log the feeds', 'customer may order for themselves'],
    ],
    [
      'The office enters riders, moves starting times and prints lists.',
      ['office may enter riders', 'office may move starting times', 'office may print lists'],
    ],
    [
      'The coach sees the list. Mornings he sets the plan.',
      ['coach may see the list', 'coach may set the plan'],
    ],
    // Nobody but one.
    [
      'I do the rates. Nobody else, bar me, touches the rates.',
      ['owner may do the rates', 'owner only touch the rates'],
    ],
    ['Nobody except the bursar is allowed to set fees.', ['bursar only set fees']],
    ['Only the two of us can see the bank details.', ['owner only see the bank details']],
    // Like another, except for something.
    [
      'The secretary can do what the treasurer does except refund money. Treasurer handles fees.',
      ['treasurer may handle fees', 'secretary may handle fees', 'secretary never refund money'],
    ],
    [
      'Guides check tickets. My wife the same as the guides but not the prices.',
      ['guide may check tickets', 'wife may check tickets', 'wife never handle the prices'],
    ],
    [
      'Students book rooms. Professors get everything a student gets and can also book the hall.',
      ['student may book rooms', 'professor may book the hall', 'professor may book rooms'],
    ],
    [
      'us at the desk and the mechanics. We at the desk can do the lot. Mechanics can do what we do except refund money.',
      ['owner may do the lot', 'mechanic may do the lot', 'mechanic never refund money'],
    ],
    [
      'Steward: moves a boat, cancels a trip\nHelper: same as steward but can’t cancel a trip',
      [
        'Steward may move a boat',
        'Steward may cancel a trip',
        'Helper may move a boat',
        'Helper never cancel a trip',
      ],
    ],
    // Refused behind what is granted.
    [
      'The vet can add notes but not delete them. The apprentices are allowed to look but not to touch.',
      [
        'vet may add notes',
        'vet never delete notes',
        'apprentice may look',
        'apprentice never touch',
      ],
    ],
    [
      'the porters they sweep the yard but no deleting anything',
      ['porter never delete anything', 'porter may sweep the yard'],
    ],
    [
      'warehouse: stock, nothing with money',
      ['warehouse may see stock', 'warehouse never handle anything with money'],
    ],
    [
      'I plan. Ada had better not send the messages; that should be me alone.',
      ['owner may plan', 'ada never send the messages', 'owner only send the messages'],
    ],
    // Who is told of in a clause of its own.
    [
      'There are the visitors, who should be able to say what is broken; they need not see who else comes.',
      ['visitor may say what is broken', 'visitor never see who else comes'],
    ],
    [
      'The menders, eleven of them at present, see what is coming. They should not be shown telephone numbers.',
      ['mender may see what is coming', 'mender never see telephone numbers'],
    ],
    ['Owners see their own horse and that’s all.', ['owner may see their own horse']],
  ])('%s', (text, expected) => expect(rights(text)).toEqual(expected))
})
