/** A store that exists only in tests: the whole file. Its address is `/store/example-bazaar`. */
export const twelfthStore = `# yaml-language-server: $schema=../../schemas/store.schema.json
slug: example-bazaar
path: /store/example-bazaar
name:
  en: Example Bazaar
  ar: بازار المثال
url: https://www.example.com/bazaar
logo: avatar.svg
brand: "#7a2f8f"
icon: bag
category: general-marketplace
checked: 2025-10
title:
  en: "Example Bazaar code {code} ({month})"
  ar: "كود بازار المثال {code} ({month})"
description:
  en: A store that exists only in this test.
  ar: متجر لا وجود له إلا في هذا الاختبار.
heading:
  en: Example Bazaar codes
  ar: أكواد بازار المثال
subtitle:
  en: One file, and here it is.
  ar: ملف واحد، وها هو المتجر.
featured: twelve
offers:
  - id: twelve
    kind: code
    code: "TWELVE12"
    url: https://www.example.com/bazaar
    title:
      en: 12% off at the bazaar
      ar: خصم 12% من البازار
    benefit:
      kind: percent
      percent: 12
sections:
  - kind: offers
    heading:
      en: All codes
      ar: كل الأكواد
`;
