import type { ExampleAnswers } from '#domain/examples/example-answers.ts'

/** A bakery that takes orders for Saturday, told at the counter. Made up. */
export const BAKERY: ExampleAnswers = {
  title: 'Saturday orders for a bakery',
  description:
    'Regulars order bread and cakes for Saturday on their phone, and the bakers work from one list.',
  answers: {
    q1: "I run a small bakery with two bakers and a shop assistant. Every Friday about 60 regulars phone or message to order bread and cakes for Saturday. I write it all on paper while I'm serving, so two or three orders a week are wrong or missing. I give away about 80 euros of bread a week to say sorry.",
    q2: "Last Friday Jonas took a call for two rye loaves and a birthday cake without nuts. He wrote it on the back of a delivery slip, and the slip went out with the rubbish. On Saturday at nine the mother stood there without a cake. I tried an online form, but it doesn't know how much we can bake: 31 people ordered croissants and we can make 24.",
    q3: "Customers order in a minute without calling us, and at four in the morning there's one list that says what to bake. Unlike a web shop it needs no account and no delivery.",
    q4: 'Wrong or missing orders go down from 3 a week to 0. 50 of 60 orders come in without a phone call. The queue on Saturday must not get longer.',
    q5: "Customer: sees what we bake, orders bread and cakes, changes or cancels their own order. Baker: sees the baking list, marks an order as packed. Shop assistant: sees the orders of the day, marks an order as picked up. Owner: everything, including prices. A customer must never see other customers' orders.",
    q6: '1. Mrs Berger scans the code on the shop door. 2. She picks Saturday. 3. She chooses two rye loaves and a plum cake. 4. She enters her name and phone number. 5. She gets a text message with her order number. 6. At four on Saturday Jonas bakes from the list and packs her bag. 7. She says her number at the counter and pays.',
    q7: 'Must: customer orders bread and cakes for Saturday. Must: owner sets how many of each product we can bake. Must: baker sees the baking list for the day. Must: customer cancels an order. Nice: shop assistant marks an order as picked up. Nice: customer repeats the last order.',
    q8: 'No delivery, because we have no driver. No online payment, because people pay at the counter and card fees eat the margin. Catering comes later.',
    q9: "Orders for Saturday close on Friday at 18:00. When a product is sold out for the day, then nobody can order it. Cakes need two days' notice. When an order isn't picked up by 13:00, then we sell it. An order is 'new', then 'packed', then 'picked up' or 'not picked up'.",
    q10: 'Product: name, price, allergens, amount per day. Order: number, customer, day, products, note, status. Customer: name, phone number. Phone numbers are private and deleted after 3 months.',
    q11: 'Customers use their phone. Screen 1: products for the day with a photo. Screen 2: name and phone number. Our baking list is printed on A4 in large letters, because of the flour. English and German.',
    q12: "Two people order the last plum cake: the first wins, the other sees 'Sold out' and what's left. If the text message fails, show the order number on the screen. If someone orders twice, show the first order and ask which one to keep. No internet in the shop: we use the printed list.",
    q13: 'Text message to the customer when an order comes in, and a reminder on Friday evening. Nobody pays in the app. Nothing to import.',
    q14: '60 orders a week now, 150 before Christmas, rush on Thursday evening. The page opens within 2 seconds on a phone. Down on Friday afternoon is bad, on Sunday nobody minds. We keep names and phone numbers only and must follow the GDPR. Allergens must always be right.',
    q15: "Up to 4,000 euros, live before Advent because that's when we drown in orders. A freelancer builds it, I look after the products. I assume older customers will use it with help at the counter. I don't know yet whether people would pay in advance.",
  },
}
