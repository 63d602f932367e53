export const LANGUAGE_NOTES: typeof import('#domain/requirements/text-en/language-notes.ts').LANGUAGE_NOTES =
  {
    ar: 'إجاباتك مقتبسة حرفيًا بلغتك؛ أما عناوين هذه الوثيقة وجملها فباليابانية. 必須: ضروري. 順位なし: بلا أولوية. できれば: مرغوب فيه. 不可: أبدًا. 読み取り・未確認: فُهم من كلامك، بانتظار تأكيدك. 仮定: مفترض. 未定: لم يُحسم بعد.',
    de: 'Ihre Antworten stehen wörtlich in Ihrer Sprache; Überschriften und Sätze dieses Dokuments sind japanisch. 必須: unbedingt nötig. 順位なし: ohne Rang. できれば: wünschenswert. 不可: niemals. 読み取り・未確認: aus Ihren Worten verstanden, noch zu bestätigen. 仮定: angenommen. 未定: noch offen.',
    es: 'Sus respuestas están citadas en su idioma, palabra por palabra; los títulos y las frases de este documento están en japonés. 必須: indispensable. 順位なし: sin prioridad. できれば: deseable. 不可: nunca. 読み取り・未確認: entendido de sus palabras, por confirmar. 仮定: supuesto. 未定: por decidir.',
    fr: 'Vos réponses sont citées mot pour mot dans votre langue ; les titres et les phrases de ce document sont en japonais. 必須 : indispensable. 順位なし : sans priorité. できれば : souhaitable. 不可 : jamais. 読み取り・未確認 : compris d’après vos mots, à confirmer. 仮定 : supposé. 未定 : à décider.',
    hi: 'आपके उत्तर आपकी भाषा में ज्यों के त्यों उद्धृत हैं; इस दस्तावेज़ के शीर्षक और वाक्य जापानी में हैं। 必須: अनिवार्य। 順位なし: प्राथमिकता नहीं दी गई। できれば: हो तो अच्छा। 不可: कभी नहीं। 読み取り・未確認: आपके शब्दों से समझा गया, पुष्टि बाकी। 仮定: मान लिया गया। 未定: तय होना बाकी।',
    it: 'Le sue risposte sono citate parola per parola nella sua lingua; titoli e frasi di questo documento sono in giapponese. 必須: indispensabile. 順位なし: senza priorità. できれば: auspicabile. 不可: mai. 読み取り・未確認: capito dalle sue parole, da confermare. 仮定: supposto. 未定: da decidere.',
    ko: '답변은 쓰신 언어 그대로 인용했습니다. 이 문서의 제목과 문장은 일본어입니다. 必須: 필수. 順位なし: 순위 없음. できれば: 있으면 좋음. 不可: 절대 안 됨. 読み取り・未確認: 말씀에서 이해한 것, 확인 필요. 仮定: 가정. 未定: 미정.',
    pt: 'Suas respostas são citadas palavra por palavra no seu idioma; os títulos e as frases deste documento estão em japonês. 必須: indispensável. 順位なし: sem prioridade. できれば: desejável. 不可: nunca. 読み取り・未確認: entendido das suas palavras, a confirmar. 仮定: suposto. 未定: a decidir.',
    ru: 'Ваши ответы приведены дословно на вашем языке; заголовки и фразы этого документа написаны по-японски. 必須: обязательно. 順位なし: приоритет не указан. できれば: желательно. 不可: никогда. 読み取り・未確認: понято из ваших слов, не подтверждено. 仮定: предположение. 未定: ещё не решено.',
    zh: '您的回答按原文引用；本文件的标题和句子为日文。必須：必须有。順位なし：未排优先级。できれば：有更好。不可：绝不允许。読み取り・未確認：根据您的话理解，待您确认。仮定：推定。未定：待定。',
  }
