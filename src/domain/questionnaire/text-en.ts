import type { QuestionnaireText, SampleText } from './questionnaire-text.ts'

/** The workshop in English. */
export const QUESTIONNAIRE: QuestionnaireText = {
  q1: {
    title: 'Problem and Target',
    prompt: 'Whose problem do you want to solve and what is it?',
    guidance:
      'Name one kind of person and one problem, as concretely as you can. Say when it happens and what it costs them in time, money or stress.',
    example:
      'Owners of yoga studios with 1–3 teachers. They take bookings by text message, so about twice a week two people turn up for the last place, and the owner spends an hour every evening answering messages.',
  },
  q2: {
    title: 'Life Today',
    prompt: 'How do these people deal with the problem right now, and what is wrong with that?',
    guidance:
      'Describe the last time it really happened, step by step. Mention the tools they use (paper, spreadsheets, another app) and why those are not enough.',
    example:
      'Last Monday Mia wrote names in a notebook, forgot one, and had to refund a client. She tried a big gym system, but it costs 120 dollars a month and needs training.',
  },
  q3: {
    title: 'Your Promise',
    prompt:
      'In one or two sentences, what will be different for them once your app exists, and why would they pick it?',
    guidance:
      'Describe the result, not the features. Then say what makes it better than what they use today.',
    example:
      'Clients book a place themselves in under a minute and the owner never double-books again. Unlike gym systems it has no set-up and one price.',
  },
  q4: {
    title: 'Signs of Success',
    prompt: 'Three months after launch, what would you look at to know that it works?',
    guidance:
      'Give two or three things you can count, each with a number you would be happy with. Add one thing that must not get worse. A guess is fine; say that it is a guess.',
    example:
      '20 studios use it every week; double bookings drop from 8 a month to 0; 80 % of bookings are made without the owner. Cancellations must not go up.',
  },
  q5: {
    title: 'Who Uses It',
    prompt:
      'Which different kinds of people will use the app, and what may each of them see and do?',
    guidance:
      'List each kind of person, including you and your helpers. For each, write what they can do and what they must never see or change.',
    example:
      "Client: sees free classes, books and cancels own places. Teacher: sees the list for own classes, marks who came. Owner: everything, including prices. A client must never see other clients' names.",
  },
  q6: {
    title: 'The Main Story',
    prompt:
      'Tell the story of one person using your app from start to finish. What do they do first, next, and last?',
    guidance:
      'Pick your most important user, give them a name and number the steps. Include how they arrive and how they know it worked. Five to ten steps are plenty.',
    example:
      "1. Ana opens the studio's link on her phone. 2. She sees this week's classes with free places. 3. She taps Tuesday 18:00. 4. She enters name and email. 5. She gets a confirmation email. 6. On Tuesday the teacher ticks her name.",
  },
  q7: {
    title: 'First-Version Features',
    prompt: 'What must the first version be able to do? Put the most important first.',
    guidance:
      'Write one line per feature: who does what, and why it matters. Mark each "must" or "nice to have". If you removed a "must", the main story would break.',
    example:
      'Must: client books a free place. Must: owner creates weekly classes with a limit. Nice: waiting list.',
  },
  q8: {
    title: 'Not This Time',
    prompt: 'What will the first version leave out, even if people ask for it?',
    guidance:
      'Clear limits save the most money. List things you decided against or moved to later, with a short reason.',
    example:
      'No phone app, the website is enough. No online shop. No several locations, because our first studios have one room.',
  },
  q9: {
    title: 'Rules and Decisions',
    prompt:
      'Which rules must the app always follow? Think of limits, prices, deadlines, approvals and who decides.',
    guidance:
      'Write each rule as "when … then …". Include numbers, calculations and the stages something passes through.',
    example:
      "When a class is full, then nobody can book. Free cancellation until 12 hours before; after that the place is charged. A booking is 'booked', then 'attended' or 'missed'.",
  },
  q10: {
    title: 'Information to Keep',
    prompt: 'What information must the app remember, and about what or whom?',
    guidance:
      'List the main things (people, orders, classes…) and for each the details you need. Say which are private, who may correct them and when they should be deleted.',
    example:
      'Class: day, time, teacher, number of places, price. Client: name, email, past bookings; deleted on request. Booking: client, class, status, date.',
  },
  q11: {
    title: 'Screens and Feel',
    prompt:
      'What should people see? Describe the main screens, the devices, the languages and the style.',
    guidance:
      'Name each screen and the most important thing on it. Say whether people use a phone or a computer, which languages you need, and anyone with special needs. You may name websites you like and why.',
    example:
      "Phone first. Screen 1: week with free places. Screen 2: booking form. Owner's screen on laptop. English and Spanish, large text, calm colours.",
  },
  q12: {
    title: 'When Things Go Wrong',
    prompt: 'What could go wrong or be unusual, and what should the app do then?',
    guidance:
      'Think of mistakes, double clicks, no internet, nothing to show yet, someone changing their mind, two people at the same moment, and misuse. For each say what the person should see.',
    example:
      "Two people take the last place: the first wins, the other sees 'Just taken' and other times. If the email fails, show the booking on screen and try again for an hour.",
  },
  q13: {
    title: 'Connections, Messages and Money',
    prompt:
      'Does the app need to work with other services, send messages, take payments or bring in existing information?',
    guidance:
      'List services you already use, each message that should be sent (to whom and when), and who pays whom how much. Write "none" with a reason if it does not apply.',
    example:
      'Card payments, 12 dollars a class. Email on booking and 24 hours before class. Import 150 clients from my spreadsheet. Show classes in my calendar.',
  },
  q14: {
    title: 'Safety, Speed and Law',
    prompt:
      'How many people will use it, how quick and available must it be, and which private or legal matters apply?',
    guidance:
      'Give rough numbers for the first month and the first year, and the busiest moment. Say what happens if it is down for an hour. Mention private data, payments, children, health, or rules of your country.',
    example:
      '200 clients now, 5,000 in a year, rush on Sunday evening. Page opens within 2 seconds. One hour down at night is fine, on Sunday not. We keep names and emails only and must follow privacy law in Spain.',
  },
  q15: {
    title: 'Limits, Worries and Unknowns',
    prompt:
      'What limits do you have (money, date, people), what worries you, and what do you not know yet?',
    guidance:
      'Say your budget range, the date you need it and why, who will build it and who will look after it later. Then list open questions and things you are assuming.',
    example:
      'Up to 8,000 dollars, live before September when courses start, a freelancer builds it, I answer emails. I assume clients will book without an account; I have not asked them.',
  },
}

/** The sample project, whose answers are the examples above. */
export const SAMPLE: SampleText = {
  title: 'Yoga studio class booking',
  description:
    'Clients of a small yoga studio book their own places, so that the owner stops answering messages every evening.',
}
