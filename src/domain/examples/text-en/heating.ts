import type { ExampleAnswers } from '#domain/examples/example-answers.ts'

/** A heating firm's job sheets, told by its owner after work. Made up. */
export const HEATING: ExampleAnswers = {
  title: 'Job sheets for a heating firm',
  description:
    'Fitters write up the job on their phone before they leave, and the office sends the invoice the same day.',
  answers: {
    q1: "We're a heating and plumbing firm: six fitters on the road and two people in the office. The fitters fill in paper job sheets and hand them in on Friday, if at all. About one sheet in ten gets lost and then we can't invoice the job, which costs us around 900 pounds a month.",
    q2: "Last month Kev fitted a boiler valve on a Sunday call-out and left the sheet in the van. Dawn in the office rang him three times. We invoiced five weeks late and forgot the two parts he'd used. We tried a big field-service system, but it wanted 40 pounds per fitter a month and nobody got past the tenth screen.",
    q3: "Every job is written up before the fitter drives off, and the invoice goes out the same day. Unlike the big systems it's three screens and works in a cellar without signal.",
    q4: 'Lost job sheets go down from 12 a month to 0. Days from job to invoice go down from 18 to 2. 90 % of sheets are finished before the fitter leaves. The time on site must not go up.',
    q5: 'Fitter: sees own jobs for the day, writes the job sheet, adds parts and photos. Office: creates jobs, assigns a fitter, checks sheets, exports invoices. Owner: everything, including prices. A fitter must never see purchase prices.',
    q6: '1. Mrs Patel phones because her boiler is leaking. 2. Dawn creates a job and assigns Kev. 3. Kev sees the job with address and boiler type on his phone. 4. He repairs the boiler and picks the parts he used. 5. He takes a photo of the gauge. 6. Mrs Patel signs on the screen. 7. Dawn checks the sheet and sends the invoice that afternoon.',
    q7: "Must: office creates a job and assigns a fitter. Must: fitter fills in a job sheet without signal. Must: fitter adds parts from a list. Must: fitter collects the customer's signature on the phone. Must: office exports the finished jobs for the invoices. Nice: fitter sees earlier jobs at the same address. Nice: owner sees unfinished sheets.",
    q8: 'No route planning, because the fitters know the town. No stock control in the van, because nobody would keep it up. No customer login. Quotes come later.',
    q9: "When a job has no signature, then the office can't export it. A call-out after 18:00 or at the weekend costs 45 pounds more. Only the owner changes prices. A gas job needs the fitter's Gas Safe number. A job is 'planned', then 'started', then 'finished', then 'invoiced'.",
    q10: 'Job: customer, address, date, fitter, what was wrong, status. Job sheet: hours, parts, photos, signature, notes. Part: name, number, purchase price, sales price. Customer: name, address, phone number, email. Gas records are kept for 2 years.',
    q11: "Fitters: phone, big buttons, wet hands, bright sun. Screen 1: today's jobs. Screen 2: job sheet. Screen 3: parts and signature. Office: computer, a list of jobs by status. English only.",
    q12: "No signal: the sheet stays on the phone and is sent later; the fitter sees 'Waiting to send'. Wrong part picked: the office corrects it before the invoice. Customer isn't there to sign: the fitter writes a name and takes a photo. Two people in the office open the same job: the second sees who is editing it.",
    q13: 'Export to Xero, where we write the invoices. Text message to the customer when the fitter is on the way. Import 1,400 customers and 600 parts from our spreadsheets. No payments in the app.',
    q14: '8 people now, 12 in a year, about 35 jobs a day, rush at 8:00 and 16:00. The list opens within 2 seconds. An hour down is fine, a lost sheet is not. We keep addresses and signatures, so UK GDPR applies. Phones get lost: they need a code.',
    q15: "Up to 15,000 pounds, ready by October before the heating season. My son-in-law knows a developer. Dawn looks after customers and parts. I worry that the older fitters won't use it. I assume everybody has a company phone. I don't know yet if we need photos for the insurance.",
  },
}
