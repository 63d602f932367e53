import type { EXPERIENCE } from '#domain/consultation/checklists/experience.ts'
import type { ChecklistText } from '#domain/consultation/consultation-text.ts'

/** Questions 11 and 12: screens, when things go wrong. */
export const EXPERIENCE_TEXT: ChecklistText<typeof EXPERIENCE> = {
  q11: {
    screens: {
      label: 'two or more screens, by name',
      strength: '{quote} names screens, so they can be sketched.',
      gap: '{quote} tells the mood. Which screens are there?',
      missing: 'The main screens: style words alone can be drawn in a hundred ways.',
      suggestion: 'Screen 1: ____ with ____. Screen 2: ____.',
      ask: 'Which screen do people see first, and what is on it?',
      why: 'The number of screens is the simplest measure of how big the app is.',
      choices: [
        'First a list of ____; a tap on one shows ____.',
        'First a calendar with ____; then a form for ____.',
        'First a page that explains ____, with a button ____.',
      ],
    },
    devices: {
      label: 'phone, computer or both',
      strength: '{quote} says on what people use it.',
      missing: 'Phone or computer: it decides how much fits on a screen.',
      suggestion: '____ use it on a phone, ____ on a computer.',
      ask: 'On what will people use it most?',
      why: 'What is made for a phone also works on a computer; the other way round rarely.',
      choices: [
        'Mostly on a phone, because ____.',
        '____ on a phone, ____ on a computer.',
        'On a computer at ____.',
      ],
    },
    languages: {
      label: 'the languages',
      strength: '{quote} settles the languages.',
      suggestion: 'It should be in ____, and later in ____.',
      ask: 'Which languages must it speak?',
      why: 'A second language is cheap to plan for and dear to add.',
      choices: ['Only ____ for now, later ____.', '____ and ____ from the first day.'],
    },
    top: {
      label: 'the most important thing on each screen',
      strength: '{quote} says what must catch the eye.',
      suggestion: 'On the first screen, the most important thing is ____.',
      ask: 'What must people see on the first screen without searching?',
      why: "A screen can shout only one thing; choosing it is your decision, not the designer's.",
      choices: [
        'The most important thing is ____, with a button to ____.',
        'At the top stands ____, below it ____.',
      ],
    },
  },
  q12: {
    situations: {
      label: 'things that can go wrong',
      strength: '{quote} names something that will happen one day.',
      gap: '{quote} does not say what has gone wrong.',
      missing: 'What can go wrong: each case that is not named surprises people on a bad day.',
      suggestion: 'If ____ happens, ____ sees ____ and can ____.',
      ask: 'What would be the worst thing to go wrong on a busy day?',
      why: 'This case should be decided calmly now, not in a hurry then.',
      choices: [
        'Two people ____ at the same moment: ____.',
        'There is no internet while ____: ____.',
        'Somebody makes a mistake with ____: ____.',
      ],
    },
    response: {
      label: 'what the person sees then',
      strength: '{quote} says what the person sees, so nobody is left alone with it.',
      gap: '{quote} leaves open who sees what, and how they go on.',
      missing: 'What the person sees then: a bare error ends the visit.',
      suggestion: 'Then ____ sees the words ____ and can ____.',
      ask: 'What should the person see when it goes wrong, and what can they do next?',
      why: 'A sentence that says what to do next keeps people from giving up.',
      choices: [
        'They see ____ and can try again.',
        'They see ____ and are offered ____.',
        '____ gets a message and puts it right.',
      ],
    },
    three: {
      label: 'three or more situations',
      missing: 'More situations: no internet, an empty start, a change of mind come up every week.',
      suggestion: 'If somebody changes their mind about ____, then ____.',
      ask: 'Which of these happens to you most often?',
      why: 'The everyday trouble costs more than the rare disaster.',
      choices: [
        'Somebody changes their mind: they can ____ until ____.',
        'Nothing is there yet: the screen shows ____.',
        'The internet is gone: what they typed ____.',
      ],
    },
    third: {
      label: 'a third situation',
      suggestion: 'If there is no ____ yet, the screen shows ____.',
      ask: 'What happens when there is no internet, or nothing to show yet?',
      why: 'Everybody meets these two in the first week, and they look like faults if not planned.',
      choices: [
        'Nothing is there yet: the screen shows ____.',
        'The internet is gone: what was typed is ____, and the person sees ____.',
        'Somebody changes their mind: they can ____ until ____.',
      ],
    },
    misuse: {
      label: 'misuse',
      strength: '{quote} thinks of misuse.',
      suggestion: 'Somebody could ____; then ____.',
      ask: 'What could somebody do on purpose that you would not want?',
      why: 'False names and false bookings are easier to prevent than to clear away.',
      choices: [
        'Somebody could enter a false ____; then ____.',
        'Somebody could take ____ and not turn up; then ____.',
        'I see no misuse that matters, because ____.',
      ],
    },
  },
}
