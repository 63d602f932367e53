/**
 * What a founder reads first whose answers are in a language that no frame of ours is written in:
 * that the answers are quoted, and what the words mean by which things are decided. By BCP 47 tag.
 */
export const LANGUAGE_NOTES: Readonly<Record<string, string>> = {
  ar: 'إجاباتك مقتبسة حرفيًا بلغتك؛ أما عناوين هذه الوثيقة وجملها فبالإنجليزية. Must: ضروري. Not ranked: بلا أولوية. Nice to have: مرغوب فيه. Never: أبدًا. Read, not confirmed: فُهم من كلامك، بانتظار تأكيدك. Assumed: مفترض. Open: لم يُحسم بعد.',
  de: 'Ihre Antworten stehen wörtlich in Ihrer Sprache; Überschriften und Sätze dieses Dokuments sind englisch. Must: unbedingt nötig. Not ranked: ohne Rang. Nice to have: wünschenswert. Never: niemals. Read, not confirmed: aus Ihren Worten verstanden, noch zu bestätigen. Assumed: angenommen. Open: noch offen.',
  es: 'Sus respuestas están citadas en su idioma, palabra por palabra; los títulos y las frases de este documento están en inglés. Must: indispensable. Not ranked: sin prioridad. Nice to have: deseable. Never: nunca. Read, not confirmed: entendido de sus palabras, por confirmar. Assumed: supuesto. Open: por decidir.',
  fr: 'Vos réponses sont citées mot pour mot dans votre langue ; les titres et les phrases de ce document sont en anglais. Must : indispensable. Not ranked : sans priorité. Nice to have : souhaitable. Never : jamais. Read, not confirmed : compris d’après vos mots, à confirmer. Assumed : supposé. Open : à décider.',
  hi: 'आपके उत्तर आपकी भाषा में ज्यों के त्यों उद्धृत हैं; इस दस्तावेज़ के शीर्षक और वाक्य अंग्रेज़ी में हैं। Must: अनिवार्य। Not ranked: प्राथमिकता नहीं दी गई। Nice to have: हो तो अच्छा। Never: कभी नहीं। Read, not confirmed: आपके शब्दों से समझा गया, पुष्टि बाकी। Assumed: मान लिया गया। Open: तय होना बाकी।',
  it: 'Le sue risposte sono citate parola per parola nella sua lingua; titoli e frasi di questo documento sono in inglese. Must: indispensabile. Not ranked: senza priorità. Nice to have: auspicabile. Never: mai. Read, not confirmed: capito dalle sue parole, da confermare. Assumed: supposto. Open: da decidere.',
  ko: '답변은 쓰신 언어 그대로 인용했습니다. 이 문서의 제목과 문장은 영어입니다. Must: 필수. Not ranked: 순위 없음. Nice to have: 있으면 좋음. Never: 절대 안 됨. Read, not confirmed: 말씀에서 이해한 것, 확인 필요. Assumed: 가정. Open: 미정.',
  pt: 'Suas respostas são citadas palavra por palavra no seu idioma; os títulos e as frases deste documento estão em inglês. Must: indispensável. Not ranked: sem prioridade. Nice to have: desejável. Never: nunca. Read, not confirmed: entendido das suas palavras, a confirmar. Assumed: suposto. Open: a decidir.',
  ru: 'Ваши ответы приведены дословно на вашем языке; заголовки и фразы этого документа написаны по-английски. Must: обязательно. Not ranked: приоритет не указан. Nice to have: желательно. Never: никогда. Read, not confirmed: понято из ваших слов, не подтверждено. Assumed: предположение. Open: ещё не решено.',
  zh: '您的回答按原文引用；本文件的标题和句子为英文。Must：必须有。Not ranked：未排优先级。Nice to have：有更好。Never：绝不允许。Read, not confirmed：根据您的话理解，待您确认。Assumed：推定。Open：待定。',
}
