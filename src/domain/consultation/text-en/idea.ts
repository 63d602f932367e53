import type { IDEA } from '#domain/consultation/checklists/idea.ts'
import type { ChecklistText } from '#domain/consultation/consultation-text.ts'

/** Questions 1 to 4: problem, life today, promise, signs of success. */
export const IDEA_TEXT: ChecklistText<typeof IDEA> = {
  q1: {
    group: {
      label: 'one kind of person, named exactly',
      strength: '{quote} says who it is for, so you know whom to ask and whom to build for.',
      gap: '{quote} is too wide to build for. Name the kind of person.',
      missing:
        'Who exactly has the problem: an app for anybody is hard to build and harder to sell.',
      suggestion: 'It is mostly ____ who have this problem, for example ____.',
      ask: 'Which one kind of person should be helped first?',
      why: 'Every later choice, from screens to price, depends on who it is for.',
      choices: [
        'People who work as ____ and have to ____ every ____.',
        'Owners of ____ with about ____ staff.',
        'People like me: I am ____.',
      ],
    },
    problem: {
      label: 'what exactly goes wrong',
      strength: '{quote} says what goes wrong, in a way one could watch.',
      gap: '{quote} says that there is trouble, not yet what goes wrong.',
      missing: 'What exactly goes wrong: a developer can only solve what one could watch happen.',
      suggestion: 'What goes wrong is that ____, and then ____.',
      ask: 'What goes wrong when it happens?',
      why: 'The first version should end exactly this, and nothing else.',
      choices: [
        'When they want to ____, it often happens that ____.',
        'They forget or lose ____.',
        'It takes them too long to ____.',
      ],
    },
    cost: {
      label: 'how often it happens, or what it costs',
      strength: '{quote} shows how often it happens or what it costs, so it can be weighed.',
      missing:
        'How often it happens, or what it costs: it shows whether the problem is worth solving.',
      suggestion: 'It happens about ____ times a ____ and costs them ____ each time.',
      ask: 'How often does it happen, or what does it cost them?',
      why: 'People change their ways for a problem that comes back often or costs a lot.',
      choices: [
        'It happens about ____ times a week.',
        'Each time it costs about ____ minutes.',
        'Each time it costs about ____ in money.',
      ],
    },
    evidence: {
      label: 'how you know about the problem',
      strength: '{quote} shows that you know it at first hand.',
      suggestion: 'I know this because ____.',
      ask: 'How do you know that they have this problem?',
      why: 'A problem somebody told you about is safer to build on than one that sounds likely.',
      choices: [
        'I asked ____ of them, and they said ____.',
        'I have this problem myself: ____.',
        'I have not asked anybody yet. I could ask ____.',
      ],
    },
  },
  q2: {
    episode: {
      label: 'one time it really happened',
      strength: '{quote} tells something that really happened.',
      gap: '{quote} describes how it is in general. One real day says more.',
      missing: 'One time it really happened: a true story shows steps that nobody thinks of.',
      suggestion: 'Last ____, ____ wanted to ____. First they ____, then ____.',
      ask: 'When did it last really happen, and to whom?',
      why: 'A real episode shows the steps and mistakes that the app has to replace.',
      choices: [
        'Last ____, ____ did ____ and it ended with ____.',
        'It happened to me on ____: ____.',
        'I have not seen it happen yet. I will ask ____.',
      ],
    },
    tool: {
      label: 'what they use today',
      strength: '{quote} names what they use now: that is what you replace or bring along.',
      gap: '{quote} leaves open what they use.',
      missing:
        'What they use today: that is your true rival, and its contents may have to be brought along.',
      suggestion: 'Today they use ____ for it, because ____.',
      ask: 'What do they use for it today?',
      why: 'The app has to beat exactly this, and perhaps take over what is in it.',
      choices: [
        'They write it on paper: ____.',
        'They keep a spreadsheet with ____.',
        'They use an app called ____.',
        'They do it by phone or messages: ____.',
      ],
    },
    shortfall: {
      label: 'why that is not enough',
      strength: '{quote} says why the present way is not enough.',
      gap: '{quote} says that it is bad, not yet what comes of it.',
      missing: 'Why that is not enough: without a clear loss, people stay with what they know.',
      suggestion: 'The trouble with it is that ____, which led to ____.',
      ask: 'What goes wrong with the way they do it now?',
      why: 'People only leave a habit that costs them something.',
      choices: [
        'Because of it, ____ gets forgotten or lost.',
        'It takes about ____ each time.',
        'It costs ____ and still does not ____.',
      ],
    },
    keep: {
      label: 'what works well today',
      strength: '{quote} says what works today and must not be lost.',
      suggestion: 'What works well today, and must stay, is ____.',
      ask: 'What works well today that must not be lost?',
      why: 'An app that is worse at the one thing they like will not be used.',
      choices: [
        'They like that it is ____, so the app must keep ____.',
        'Nothing: they would give up ____ at once.',
        "I'm not sure yet, because I have not asked ____.",
      ],
    },
  },
  q3: {
    result: {
      label: 'a result one could watch',
      strength: '{quote} is a result one could watch happen.',
      gap: '{quote} is a direction, not yet a result one could watch.',
      missing: 'What will be different: one thing they can do, or no longer have to do.',
      suggestion: '____ can ____ themselves, in ____ instead of ____.',
      ask: 'What will they be able to do that they cannot do now?',
      why: 'This one sentence decides what belongs in the first version.',
      choices: [
        '____ can ____ by themselves, in about ____ minutes.',
        'Nobody has to ____ any more.',
        'It no longer happens that ____.',
      ],
    },
    comparison: {
      label: 'why they would choose it over what they use now',
      strength: '{quote} compares it with what they have, so the reason to choose it is plain.',
      gap: '{quote} needs a "than what": compared with which way of today?',
      missing: 'Why they would choose it over what they use now: habit is the strongest rival.',
      suggestion: 'Unlike ____, it ____.',
      ask: 'Compared with what they use now, what is the one big difference?',
      why: 'People leave a habit for one clear difference, not for many small ones.',
      choices: [
        'Unlike ____, it needs no ____.',
        'Instead of ____, they only ____.',
        'It costs ____ rather than ____.',
      ],
    },
    short: {
      label: 'one or two sentences',
      gap: '{quote} lists features. What is different for the person in the end?',
      missing: 'The one sentence that matters: a long promise is remembered by nobody.',
      suggestion: 'In one sentence: ____ can ____ without ____.',
      ask: 'If people remember only one sentence of this, which one?',
      why: 'A short promise keeps everybody working towards the same thing.',
      choices: ['The one sentence is: ____.', 'What can move to the features: ____.'],
    },
    switching: {
      label: 'what could hold them back',
      strength: '{quote} sees what could hold people back.',
      suggestion: 'What might hold them back is ____, so ____.',
      ask: 'What could hold somebody back from changing to your app?',
      why: 'The first doubt has to be answered in the first minute, or they go back to the old way.',
      choices: [
        'They might worry about ____, so the app ____.',
        'They would have to move their ____ first, so ____.',
        "I'm not sure yet, because ____.",
      ],
    },
  },
  q4: {
    measures: {
      label: 'two or three things to count, each with a number',
      strength: '{quote} can be counted, so you will know rather than feel.',
      missing: 'Numbers: without a target nobody can say whether it worked.',
      suggestion: 'After three months, ____ (number) ____ use it every ____. That is a guess.',
      ask: 'Which number would make you say "it works" after three months?',
      why: 'A number, even a guessed one, decides later what to build next and when to stop.',
      choices: [
        'At least ____ people use it every week. That is a guess.',
        '____ drops from ____ to ____ a month.',
        '____ out of 100 ____ are done without my help.',
      ],
    },
    bare: {
      label: 'no bare "more" or "better"',
      gap: '{quote} names a direction. How far is far enough?',
      missing: 'How far is far enough: "more" is reached by one, and never finished.',
      suggestion: 'From ____ today to ____ in three months.',
      ask: 'From how many today, to how many?',
      why: 'Knowing where you start shows whether anything has changed.',
      choices: [
        'From about ____ today to ____ after three months.',
        'I do not know the number of today. I will count ____ for a week.',
      ],
    },
    guard: {
      label: 'one thing that must not get worse',
      strength: '{quote} guards against winning at the wrong price.',
      missing: 'One thing that must not get worse: most numbers can be raised by spoiling another.',
      suggestion: '____ must not go above ____.',
      ask: 'What must not get worse while these numbers get better?',
      why: 'It keeps a success from being paid for with something you care about.',
      choices: [
        '____ must not go up.',
        'The work for ____ must not take longer than ____.',
        'Nobody must ____ because of it.',
      ],
    },
    source: {
      label: 'where the numbers come from',
      strength: '{quote} says how you will count.',
      suggestion: 'I will read this number from ____, every ____.',
      ask: 'Where will you read these numbers?',
      why: 'If the app should count them for you, that is a feature to plan now.',
      choices: [
        'The app should show me ____ on one page.',
        'I will count ____ by hand every ____.',
        'I will ask ____ users after ____.',
      ],
    },
  },
}
