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
    says: "A developer can't tell yet what exactly goes wrong.",
    asks: 'What happened the last time it went wrong?',
    adds: 'Last ____, ____ happened.',
  },
  bringAlong: {
    says: "That's how you do it today. It doesn't say whether any of today's records need to be in the app on day one.",
    asks: "Which of today's records need to be in the app on day one, if any?",
    adds: "Of today's records, in the app on the first day: ____.",
  },
  whyChange: {
    says: "That's the result. It doesn't say why people would give up what they use today for it.",
    asks: 'Why would people pick this over what they do today?',
    adds: "They'd pick it because ____.",
  },
  noNumber: {
    says: "There's no number here, so nobody can tell whether it worked.",
    asks: 'Which number would you be happy with after three months?',
    adds: 'After three months: ____ instead of ____.',
  },
  target: {
    says: "That has no number yet, so it can't be checked.",
    asks: 'What is it today, and what would be good: “{name}”?',
    adds: '{name}: ____ today, ____ after three months.',
  },
  baseline: {
    says: 'It says where you want to get to, but not where you are today.',
    asks: 'What is it today: “{name}”?',
    adds: '{name}: today it is ____.',
  },
  guard: {
    says: "It doesn't say what must not get worse along the way.",
    asks: "What must not get worse, and what's it like today?",
    adds: '____ must not get worse than ____.',
  },
  rights: {
    says: 'It names these people, but not what they may see and do: {name}.',
    asks: 'What may they see and do in the app: {name}?',
    adds: '{name}: may see ____ and do ____.',
  },
  limits: {
    says: "It doesn't say what anyone mustn't see or change.",
    asks: 'Who must never see or change what?',
    adds: '____ must never see ____.',
  },
  signIn: {
    says: "Different people see different things, but it doesn't say how the app knows who's who.",
    asks: 'How do people sign in: with a password, a link, a code, something else?',
    adds: '____ sign in with ____.',
  },
  moreSteps: {
    says: "That's the story in one line. It doesn't say how they get to the app, or what they see once it has worked.",
    asks: 'How do they get to the app, and what do they see once it has worked?',
    adds: 'They come through ____, and in the end they see ____.',
  },
  uncovered: {
    says: 'This step is in your story, but no feature in question 7 covers it.',
    asks: 'Does the first version do something at this step, or does it happen without the app: “{words}”?',
    adds: '{words}: the app ____.',
  },
  nothingRanked: {
    says: "It doesn't say which of these the first version needs and which can wait.",
    asks: 'Which of these would the app be useless without?',
    adds: 'Must: ____. Nice to have: ____.',
  },
  actor: {
    says: "It doesn't say who does it or who it's for.",
    asks: 'Who does this, or who is it for: “{words}”?',
    adds: '{words}: ____ does this.',
  },
  manyMusts: {
    says: "You've marked {name} things as must-haves. That's a lot for a first version.",
    asks: 'Which of the must-haves could wait for a second version?',
    adds: 'Later: ____.',
  },
  reason: {
    says: "It doesn't say whether that's out for good or only for now.",
    asks: 'Is this out for good or only for now, and why: “{name}”?',
    adds: '{name}: ____, because ____.',
  },
  noFigure: {
    says: "There's no number in these rules, and most rules depend on one.",
    asks: 'Which limit, price or deadline goes with these rules?',
    adds: 'At most ____, not later than ____.',
  },
  stage: {
    says: "It doesn't say who or what moves things to the stage “{name}”.",
    asks: 'When does the stage “{name}” begin, and who or what sets it?',
    adds: '“{name}” begins: ____.',
  },
  dayOrHour: {
    says: 'It leaves open how the days are counted: to the hour, or until the end of the day.',
    asks: 'How is “{name}” counted: to the hour, or until the end of the day?',
    adds: '{name}: counted ____.',
  },
  exactHour: {
    says: 'It leaves open what happens at exactly {name}.',
    asks: 'At exactly {name}: still in time, or too late?',
    adds: 'At exactly {name}: ____.',
  },
  details: {
    says: 'That names something to keep, without its details.',
    asks: 'Which details does this need: “{name}”?',
    adds: '{name}: ____, ____, ____.',
  },
  oneThing: {
    says: "These are the details of one thing. It doesn't say what the app keeps about what people do in it.",
    asks: 'What else does the app need to remember, such as each booking or payment, and which details?',
    adds: 'For each ____: ____, ____.',
  },
  values: {
    says: "This is one of a few choices, and it doesn't say which ones: {name}.",
    asks: 'What are the choices for “{name}”?',
    adds: '{name}: ____, ____ or ____.',
  },
  howLong: {
    says: "It doesn't say how long this is kept.",
    asks: 'How long do you need to keep it, and when should it be deleted?',
    adds: "It's kept for ____, then deleted.",
  },
  whoSees: {
    says: "It doesn't say which of these details are private.",
    asks: 'Which of these details are private, and who may see them?',
    adds: 'Private: ____. Only ____ may see it.',
  },
  outcome: {
    says: 'It says what goes wrong, but not what the app should do then.',
    asks: 'What should people see, or the app do, when this happens: “{words}”?',
    adds: '{words}: the app ____.',
  },
  messageFails: {
    says: "You want this message, but it doesn't say what happens if it doesn't arrive.",
    asks: "What should happen if this message doesn't arrive: “{words}”?",
    adds: "When the message doesn't arrive: ____.",
  },
  moreCases: {
    says: "That's one situation. Developers can only plan for the ones they know about.",
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
    asks: 'Who uses a phone, who uses a tablet, and who uses a computer?',
    adds: '____ use a ____.',
  },
  shows: {
    says: "It doesn't say yet what's on this screen: {name}.",
    asks: 'What is the most important thing on this screen: “{name}”?',
    adds: '{name}: ____.',
  },
  whoseScreen: {
    says: "One of the people in question 5 isn't mentioned here: {name}.",
    asks: 'What does this person see first in the app: {name}?',
    adds: '{name}: sees ____ first.',
  },
  spoken: {
    says: "It doesn't say which languages the app needs.",
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
    says: "It doesn't say what's in this message.",
    asks: 'What should this message say: “{words}”?',
    adds: '{words}: it says “____”.',
  },
  size: {
    says: "It doesn't say how many people will use it.",
    asks: 'Roughly how many people will use it at first, and how many in a year?',
    adds: '____ people at first, ____ in a year.',
  },
  privacy: {
    says: "It doesn't say whether you keep anything private, or which law applies.",
    asks: 'Which of the details you keep are private, and is there a law you must follow?',
    adds: 'Private: ____. Law: ____.',
  },
  downtime: {
    says: "It doesn't say how bad it would be if the app were down for a while.",
    asks: "When would an hour without the app hurt, and when wouldn't it?",
    adds: 'An hour without it is fine ____, but not ____.',
  },
  speed: {
    says: "It doesn't say how fast it has to be.",
    asks: 'How many seconds can people wait, and for what?',
    adds: '____ opens within ____ seconds.',
  },
  budget: {
    says: "It doesn't say what it can cost.",
    asks: "What's the most it can cost, to build and each month?",
    adds: 'At most ____ to build and ____ a month.',
  },
  byWhen: {
    says: "It doesn't say when you need it.",
    asks: 'When do you need it by, and what happens that day?',
    adds: 'By ____, because ____.',
  },
  builder: {
    says: "It doesn't say who builds it.",
    asks: 'Who will build it, and who will look after it later?',
    adds: '____ builds it, ____ looks after it.',
  },
  doubts: {
    says: "Nothing here is marked as a guess or a worry. It's best to know early what isn't certain.",
    asks: "What are you assuming that you haven't checked yet?",
    adds: 'I assume ____, but I have not asked ____.',
  },
}
