import type { GapText } from '#domain/consultation/consultation-text.ts'

/** What is missing, what is asked about it, and how an answer may begin. */
export const GAPS_TEXT: GapText = {
  blank: {
    says: "There's still a blank here that only you can fill in.",
    asks: 'What belongs in the blank?',
    adds: 'In the blank belongs ____.',
  },
  contradiction: {
    says: "That doesn't agree with what you say elsewhere: “{name}”.",
    asks: 'Which of the two is right: “{words}” or “{name}”?',
    adds: 'This is right: ____.',
  },
  unplaced: {
    says: "Your document doesn't use this yet: it could be a rule, something people do, or only background.",
    asks: 'Is this a rule the app must follow, something people do in it, or only background: “{words}”?',
    adds: 'It is ____: the app ____.',
  },
  cost: {
    says: "It doesn't say how often this happens or what it costs, so nobody can tell how much is at stake.",
    asks: 'Roughly how often does it happen, and what does each time cost in money, time or stress?',
    adds: 'It happens about ____ times a ____ and costs ____.',
  },
  lastTime: {
    says: "A developer can't see yet what exactly goes wrong.",
    asks: 'What happened the last time it went wrong?',
    adds: 'Last ____, ____ happened.',
  },
  bringAlong: {
    says: "That's how it's done today. Nothing says whether any of today's records must be in the app on day one.",
    asks: "Which of today's records must be in the app on the first day, if any?",
    adds: "Of today's records, in the app on the first day: ____.",
  },
  whyChange: {
    says: "That's the result. It doesn't say why people would give up what they use today for it.",
    asks: 'Why would people pick this over what they do today?',
    adds: "They'd pick it because ____.",
  },
  noNumber: {
    says: "There's no number here, so nobody can tell when it has worked.",
    asks: 'Which number would you be happy with after three months?',
    adds: 'After three months: ____ instead of ____.',
  },
  target: {
    says: "That has no number yet, so it can't be checked.",
    asks: 'What is the number today, and what would be good: “{name}”?',
    adds: '{name}: ____ today, ____ after three months.',
  },
  baseline: {
    says: 'It says where you want to get to, but not where you are today.',
    asks: 'How is it today: “{name}”?',
    adds: '{name}: today it is ____.',
  },
  guard: {
    says: 'Nothing says what must not get worse along the way.',
    asks: 'What must not get worse, and how is it today?',
    adds: '____ must not get worse than ____.',
  },
  rights: {
    says: 'It names these people, but not what they may see and do: {name}.',
    asks: 'What may they see and do in the app: {name}?',
    adds: '{name}: may see ____ and do ____.',
  },
  limits: {
    says: "Nothing says what anybody mustn't see or change.",
    asks: 'Who must never see or change what?',
    adds: '____ must never see ____.',
  },
  signIn: {
    says: 'Different people see different things, but nothing says how the app knows who is who.',
    asks: 'How do people get in: with a password, a link, a code, something else?',
    adds: '____ sign in with ____.',
  },
  moreSteps: {
    says: "That's the story in one line. It doesn't say how they get to the app, or what they see once it has worked.",
    asks: 'How do they get to the app, and what do they see once it has worked?',
    adds: 'They come through ____, and in the end they see ____.',
  },
  uncovered: {
    says: 'This step is in your story, but no feature of question 7 covers it.',
    asks: 'Does the first version do something at this step, or does it happen without the app: “{words}”?',
    adds: '{words}: the app ____.',
  },
  nothingRanked: {
    says: 'Nothing says which of these the first version needs and which can wait.',
    asks: 'Without which of these would the app be useless?',
    adds: 'Must: ____. Nice to have: ____.',
  },
  actor: {
    says: "It doesn't say who does it or who it's for.",
    asks: 'Who does this, or who is it for: “{words}”?',
    adds: '{words}: ____ does this.',
  },
  manyMusts: {
    says: "You've marked {name} things as musts. That's a lot for a first version.",
    asks: 'Which of the musts could wait for a second version?',
    adds: 'Later: ____.',
  },
  reason: {
    says: "It doesn't say whether that's out for good or only for now.",
    asks: 'Is this out for good or only for now, and why: “{name}”?',
    adds: '{name}: ____, because ____.',
  },
  noFigure: {
    says: "There's no number in these rules, and rules mostly turn on one.",
    asks: 'Which limit, price or deadline belongs to these rules?',
    adds: 'At most ____, not later than ____.',
  },
  stage: {
    says: 'Nothing says who or what leads to the stage “{name}”.',
    asks: 'When does the stage “{name}” begin, and who or what sets it?',
    adds: '“{name}” begins: ____.',
  },
  dayOrHour: {
    says: 'It leaves open how the days are counted: to the hour, or until the end of the day.',
    asks: 'How is “{name}” counted: to the hour, or until the end of the day?',
    adds: '{name}: counted ____.',
  },
  exactHour: {
    says: 'It leaves open what holds at exactly {name}.',
    asks: 'At exactly {name}: still in time, or too late?',
    adds: 'At exactly {name}: ____.',
  },
  details: {
    says: 'That names something to keep, without its details.',
    asks: 'Which details does this need: “{name}”?',
    adds: '{name}: ____, ____, ____.',
  },
  oneThing: {
    says: 'These are the details of one thing. Nothing says what is kept of what people do with the app.',
    asks: 'What else must the app remember, such as each booking or payment, and with which details?',
    adds: 'For each ____: ____, ____.',
  },
  values: {
    says: 'It takes one of a few values, and nothing says which: {name}.',
    asks: 'Which values are there for “{name}”?',
    adds: '{name}: ____, ____ or ____.',
  },
  howLong: {
    says: 'Nothing says how long this is kept.',
    asks: 'How long must it be kept, and when should it be deleted?',
    adds: "It's kept for ____, then deleted.",
  },
  whoSees: {
    says: 'Nothing says which of these details are private.',
    asks: 'Which of these details are private, and who may see them?',
    adds: 'Private: ____. Only ____ may see it.',
  },
  outcome: {
    says: 'It says what goes wrong, but not what the app should do then.',
    asks: 'What should people see, or the app do, when this happens: “{words}”?',
    adds: '{words}: the app ____.',
  },
  messageFails: {
    says: "You want this message, but nothing says what happens when it doesn't arrive.",
    asks: "What should happen when this message doesn't arrive: “{words}”?",
    adds: "When the message doesn't arrive: ____.",
  },
  moreCases: {
    says: "That's one situation. Developers build only those they know of.",
    asks: 'What else goes wrong in practice, and what should people see then?',
    adds: 'If ____, then ____.',
  },
  screens: {
    says: 'No screen is described yet.',
    asks: 'What do people see first when they open the app?',
    adds: 'First screen: ____.',
  },
  device: {
    says: 'It doesn’t say which devices people use.',
    asks: 'Who uses a phone, a tablet or a computer?',
    adds: '____ use a ____.',
  },
  shows: {
    says: 'Nothing says yet what is on this screen: {name}.',
    asks: 'What is the most important thing on this screen: “{name}”?',
    adds: '{name}: ____.',
  },
  whoseScreen: {
    says: "One of the people in question 5 isn't mentioned here: {name}.",
    asks: 'What does this person see first in the app: {name}?',
    adds: '{name}: sees ____ first.',
  },
  spoken: {
    says: "It doesn't say which languages the app speaks.",
    asks: 'Which languages does the app need?',
    adds: 'Languages: ____.',
  },
  messageWhen: {
    says: "It doesn't say when this message goes out.",
    asks: 'When should this message go out: “{words}”?',
    adds: '{words}: when ____.',
  },
  messageTo: {
    says: "It doesn't say who gets this message.",
    asks: 'Who should get this message: “{words}”?',
    adds: '{words}: to ____.',
  },
  messageSays: {
    says: "It doesn't say what the message should tell.",
    asks: 'What should this message say: “{words}”?',
    adds: '{words}: it says “____”.',
  },
  size: {
    says: 'Nothing says how many people will use it.',
    asks: 'Roughly how many people use it at first, and how many in a year?',
    adds: '____ people at first, ____ in a year.',
  },
  privacy: {
    says: 'Nothing says whether anything private is kept, or which law applies.',
    asks: 'Which of the details you keep are private, and is there a law you must follow?',
    adds: 'Private: ____. Law: ____.',
  },
  downtime: {
    says: "Nothing says how bad it is when the app can't be used for a while.",
    asks: 'When would an hour without the app hurt, and when not?',
    adds: 'An hour without it is fine ____, but not ____.',
  },
  speed: {
    says: 'Nothing says how quick it has to be.',
    asks: 'How many seconds may people wait, and for what?',
    adds: '____ opens within ____ seconds.',
  },
  budget: {
    says: 'Nothing says what it may cost.',
    asks: 'What may it cost at most, to build and each month?',
    adds: 'At most ____ to build and ____ a month.',
  },
  byWhen: {
    says: "It doesn't say by when you need it.",
    asks: 'By when do you need it, and what happens on that day?',
    adds: 'By ____, because ____.',
  },
  builder: {
    says: "It doesn't say who builds it.",
    asks: 'Who builds it, and who looks after it later?',
    adds: '____ builds it, ____ looks after it.',
  },
  doubts: {
    says: "Nothing here is marked as a guess or a worry. What isn't certain is best known early.",
    asks: 'What are you assuming that you have not checked?',
    adds: 'I assume ____, but I have not asked ____.',
  },
}
