import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { evidenceOf } from '../../../generator/catalogue/claims/evidence';
import { withoutConfirmed } from '../../../generator/catalogue/check/confirmed';
import { claimWarnings, launchErrors, timedClaimWarnings } from '../../../generator/catalogue/claims/findings';
import type { Example } from '../../../generator/catalogue/diagnostics/code-documents';
import { sortDiagnostics, type Diagnostic } from '../../../generator/catalogue/diagnostics/diagnostic';
import { formatText } from '../../../generator/catalogue/diagnostics/reporters/text';
import type { Files } from '../../../generator/system/files';
import { load } from '../../../generator/catalogue/load/load';
import { freshnessOf, soonDays } from '../../../generator/operations/report/report';
import { exampleAddresses } from '../../../generator/operations/report/example-addresses';
import { permitWarnings } from '../../../generator/operations/report/permits';
import { freshnessWarnings } from '../../../generator/operations/report/warnings';
import type { Catalogue } from '../../../generator/catalogue/validate/catalogue';
import type { SchemaFiles } from '../../../generator/catalogue/validate/schema/schemas';
import { validate } from '../../../generator/catalogue/validate/validate';
import { RuleError } from '../../../generator/catalogue/validate/engine/rule-error';

const schemaFolder = path.resolve(import.meta.dirname, '../../../schemas');

/** The project's own schemas. */
export const schemas: SchemaFiles = new Map(
  readdirSync(schemaFolder)
    .filter((name) => name.endsWith('.json'))
    // A schema file is an object; the compiler of schemas says so if it is not.
    .map((name) => [name, JSON.parse(readFileSync(path.join(schemaFolder, name), 'utf8')) as object]),
);

/** The day on which the sample is checked. */
export const today = { year: 2026, month: 3, day: 15 };

/**
 * A small catalogue without a fault: two stores, one of them fed by a feed. The examples of all codes are put into it.
 */
export const sampleFiles: Readonly<Record<string, string>> = {
  'data/site.yaml': `name:
  en: Sample
  ar: عيّنة
tagline:
  en: Codes that work
  ar: أكواد مجرّبة
origin: https://www.example.com
timeZone: Asia/Riyadh
promo:
  en: Up to 80% off
  ar: خصم حتى 80%
disclosureLine:
  en: Links may pay us
  ar: قد تدرّ الروابط عمولة
disclosure:
  en: We may earn from links.
  ar: قد نكسب من الروابط.
navigation:
  - label:
      en: Stores
      ar: المتاجر
    to: /stores
footer:
  about:
    en: "A sample, {year}"
    ar: "عيّنة، {year}"
  quickLinks:
    - label:
        en: Home
        ar: الرئيسية
      to: /
    - label:
        en: Blog
        ar: المدونة
      to: /blog
  legal:
    - label:
        en: About
        ar: من نحن
      to: /about
  social: [facebook]
  countries: [SA]
`,
  'data/home.yaml': `checked: 2025-10
title:
  en: "Codes for {month}"
  ar: "أكواد شهر {month}"
description:
  en: Codes for stores.
  ar: أكواد للمتاجر.
heading:
  en: Codes that work
  ar: أكواد مجرّبة
subtitle:
  en: Tried by us.
  ar: نجرّبها نحن.
banner:
${'  - store: luban\n    description:\n      en: Incense\n      ar: بخور\n'.repeat(7)}featured:
  heading:
    en: Featured
    ar: مختارات
  stores:
${'    - store: souk\n      offer:\n        en: 5% off\n        ar: خصم 5%\n'.repeat(6)}coupons:
  heading:
    en: Latest codes
    ar: أحدث الأكواد
sections:
  - kind: prose
    body:
      en: See [all stores](/stores).
      ar: تصفّح [كل المتاجر](/stores).
`,
  'data/redirects.yaml': `redirects:
  - from: /
    to: /en/
  - from: /stores
    to: /en/stores
  - from: /{lang}/shop
    to: /{lang}/stores
  - from: /store/*
    to: /en/store/*
`,
  'data/claims.yaml': `claims:
  - id: tested
    says: [مجرّبة]
    ratings: [luban]
    source: { kind: document, seen: 2025-10 }
`,
  'data/countries.yaml': `countries:
  SA:
    name:
      en: Saudi Arabia
      ar: المملكة العربية السعودية
    short:
      en: KSA
      ar: السعودية
    currency: SAR
  AE:
    name:
      en: United Arab Emirates
      ar: الإمارات العربية المتحدة
    short:
      en: UAE
      ar: الإمارات
    currency: AED
  BH:
    name:
      en: Bahrain
      ar: البحرين
    short:
      en: Bahrain
      ar: البحرين
    currency: BHD
`,
  'data/currencies.yaml': `currencies:
  SAR:
    name:
      en: Saudi riyal
      ar: ريال سعودي
    minorUnits: 2
  AED:
    name:
      en: UAE dirham
      ar: درهم إماراتي
    minorUnits: 2
  BHD:
    name:
      en: Bahraini dinar
      ar: دينار بحريني
    minorUnits: 3
  USD:
    name:
      en: US dollar
      ar: دولار أمريكي
    minorUnits: 2
`,
  'data/categories.yaml': `groups:
  home:
    name:
      en: Home
      ar: المنزل
categories:
  incense:
    name:
      en: Incense
      ar: بخور
    group: home
  marketplace:
    name:
      en: Marketplace
      ar: سوق إلكتروني
`,
  'data/payments.yaml': `payments:
  card:
    name:
      en: Credit or debit card
      ar: بطاقة ائتمان أو خصم
  mada:
    name:
      en: mada card
      ar: بطاقة مدى
`,
  'data/goods.yaml': `goods:
  gift-cards:
    name:
      en: Gift cards
      ar: بطاقات هدايا
  perfumes:
    name:
      en: Perfumes
      ar: عطور
`,
  'data/networks.yaml': `networks:
  clicks:
    name: Clicks
    hosts: [clicks.example.com]
    link: "https://clicks.example.com/c?offer={programme}&url={url}"
    subId:
      parameter: sub1
      value: "{page}.{place}.{language}"
`,
  'data/seasons.yaml': `seasons:
  white-friday:
    name:
      en: White Friday
      ar: الجمعة البيضاء
  ramadan:
    name:
      en: Ramadan
      ar: رمضان
`,
  'data/rates.yaml': `rates:
  SAR:
    perDollar: 3.75
    bank:
      en: Saudi Central Bank
      ar: البنك المركزي السعودي
    source: https://www.example.com/rate
    since: 1986
`,
  'data/stores/luban.yaml': `# A store that sells incense.
slug: luban
path: /store/luban
name:
  en: Luban
  ar: لبان
url: https://www.example.com/luban
logo: luban.svg
brand: "#0f6e56"
icon: leaf
# The id of a category. Its name in both
# languages is in data/categories.yaml.
category: incense
checked: 2025-10
title:
  en: "{store} codes for {month}"
  ar: "أكواد {store} لشهر {month}"
description:
  en: Codes for incense.
  ar: أكواد للبخور.
heading:
  en: Luban offers
  ar: عروض لبان
subtitle:
  en: Save on incense
  ar: وفّر على البخور
offers:
  - id: ten-percent
    kind: code
    code: "LUBAN10"
    url: https://www.example.com/luban
    title:
      en: 10% off
      ar: خصم 10%
    lastVerified: 2025-09
sections:
  - kind: offers
    heading:
      en: All offers
      ar: كل العروض
  - kind: steps
    id: guide
    heading:
      en: How to use a code
      ar: كيف تستخدم الكود
    steps:
      - title:
          en: Copy the code
          ar: انسخ الكود
rating:
  score: 4.5
  count: 10
`,
  'data/stores/souk.yaml': `slug: souk
path: /store/souk
name:
  en: Souk
  ar: سوق
url: https://www.example.com/souk
logo: https://www.example.com/souk.png
brand: "#884411"
icon: basket
category: marketplace
checked: 2025-09
title:
  en: Souk codes
  ar: أكواد سوق
description:
  en: Codes for everything.
  ar: أكواد لكل شيء.
heading:
  en: Souk offers
  ar: عروض سوق
subtitle:
  en: Every day
  ar: كل يوم
offersFrom: souk
sections:
  - kind: offers
    heading:
      en: Codes
      ar: الأكواد
    show: codes
`,
  'data/pages/stores.yaml': listPage('directory', '/stores', 'All stores', 'كل المتاجر'),
  'data/pages/all-coupons.yaml': listPage('coupons', '/all-coupons', 'All codes', 'كل الأكواد'),
  'data/pages/blog.yaml': listPage('blog', '/blog', 'Blog', 'المدونة'),
  'data/pages/not-found.yaml': `${listPage('not-found', '/404', 'Page not found', 'الصفحة غير موجودة')}subtitle:
  en: It is gone.
  ar: لقد اختفت.
button:
  en: Home
  ar: الرئيسية
`,
  'data/pages/about.yaml': `${listPage('static', '/about', 'About', 'من نحن')}sections:
  - kind: prose
    body:
      en: We try **every** code.
      ar: نجرّب **كل** كود.
`,
  'data/posts/first-order.yaml': `slug: first-order
language: en
title: Your first order
metaDescription: How to save on it.
author: The team
date: 2025-09
category: Guides
tags: [saving]
image: bowl.svg
imageAlt: A bowl of incense
body: |
  ## Begin here

  Read [about us](/about).
`,
  'data/messages/interface.yaml': `messages:
  search.label:
    en: Search
    ar: بحث
    note: The name of the search box.
  offers.count:
    en: "{count, plural, one {# code} other {# codes}}"
    ar: "{count, plural, zero {لا أكواد} one {كود واحد} two {كودان} few {# أكواد} many {# كودًا} other {# كود}}"
    note: How many codes a store has; count is the number.
`,
  'data/messages/needed.yaml': `messages:
  shell.skip:
    en: Skip to the content
    ar: انتقل إلى المحتوى
    note: The first link of every page.
`,
  'data/feeds/souk.yaml': `file: souk.csv
delimiter: ";"
language: en
timeZone: Asia/Shanghai
columns:
  id: id
  name: name
  kind: species
  code: promocode
  link: gotolink
  starts: date_start
  ends: date_end
  rating: rating
  advertiser: { value: Souk }
codeKinds: [promocode]
absent: [None]
hosts: [example.com]
`,
  'data/feeds/souk.csv': `id;name;species;promocode;gotolink;date_start;date_end;rating
1;5% off;promocode;SOUK5;https://www.example.com/1;2025-09-01 00:00:00;2025-09-30 23:59:59;8.5
2;"A ""big"" sale; on
everything";action;None;https://www.example.com/2;;2025-10-03;None
`,
  'data/images/luban.svg': drawing(96, 96),
  'data/images/bowl.svg': drawing(1200, 630),
  'data/README.md': 'The guide.',
  'data/guide/stores.md': 'A page of the guide.',
};

function drawing(width: number, height: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"/>\n`;
}

function listPage(kind: string, address: string, en: string, ar: string): string {
  const pair = `\n  en: ${en}\n  ar: ${ar}\n`;
  return `kind: ${kind}\npath: ${address}\ntitle:${pair}description:${pair}heading:${pair}`;
}

/** The message ids for an interface over the sample. */
const interfaceMessages = new Map([['shell.skip', []]]);

/** Files in memory by path; undefined for something that is neither file nor folder. */
export type Contents = Readonly<Record<string, string | Uint8Array | undefined>>;

/** Files in memory. */
export function filesOf(contents: Contents): Files {
  const encoder = new TextEncoder();
  return {
    read(file) {
      const content = Object.hasOwn(contents, file) ? contents[file] : undefined;
      return typeof content === 'string' ? encoder.encode(content) : content;
    },
    list: (folder) =>
      Object.keys(contents)
        .filter((file) => file.startsWith(`${folder}/`) && contents[file] !== undefined)
        .sort(),
    others: (folder) =>
      Object.keys(contents)
        .filter((file) => file.startsWith(`${folder}/`) && contents[file] === undefined)
        .sort(),
  };
}

/** The keys of a file at the margin, each with all below it. */
function blocksOf(text: string): Map<string, string> {
  const blocks = new Map<string, string>();
  let key = '';
  for (const line of text.split(/(?<=\n)/)) {
    const match = /^([A-Za-z]+):/.exec(line);
    if (match) key = match[1] ?? '';
    blocks.set(key, (blocks.get(key) ?? '') + line);
  }
  return blocks;
}

/** The sample with keys of one file replaced: the key at the margin with all below it. */
export function patched(file: string, text: string): Record<string, string> {
  const blocks = blocksOf(sampleFiles[file] ?? '');
  const replaced = blocksOf(text);
  for (const [key, block] of replaced) blocks.set(key, block);
  return { ...sampleFiles, [file]: [...blocks.values()].join('') };
}

/** A file with one side of an example in it; undefined for a link. */
function fileOf({ file, text, whole, link, latin1, times }: Example): string | Uint8Array | undefined {
  if (link) return undefined;
  const full = text + `${text.trimEnd().split('\n').at(-1) ?? ''}\n`.repeat(times);
  const content = whole ? full : (patched(file, full)[file] ?? '');
  // Only the accented letter must break: Arabic, which the encoding lacks, is cut out of the file's other texts.
  return latin1 ? Buffer.from(content.replace(/[\u0600-\u06ff]+/g, 'x'), 'latin1') : content;
}

/** The sample with one side of an example in it. */
export function withExample(side: readonly Example[]): Contents {
  const files: Record<string, string | Uint8Array | undefined> = { ...sampleFiles };
  for (const example of side) {
    if (example.whole && example.text === '' && !example.link) delete files[example.file];
    else files[example.file] = fileOf(example);
  }
  return files;
}

/** The diagnostics of the first two stages. */
export interface Checked {
  readonly diagnostics: readonly Diagnostic[];
  readonly catalogue: Catalogue | undefined;
  /** The report for people. */
  readonly report: string;
}

/** Loads and validates files in memory. Throws if a rule threw. */
export function check(contents: Contents, day = today, by = schemas): Checked {
  const loaded = load(filesOf(contents));
  const validated = validate(loaded.documents, { today: day, schemas: by, interfaceMessages: () => interfaceMessages });
  const { catalogue, diagnostics, ruleFailures } = validated;
  if (ruleFailures.length > 0) throw new RuleError(ruleFailures, { diagnostics, sources: loaded.sources });
  const ofClaims = catalogue ? claimWarnings(evidenceOf(catalogue)) : [];
  const found = sortDiagnostics([...loaded.diagnostics, ...diagnostics, ...ofClaims]);
  const all = withoutConfirmed(found, validated.confirmed, loaded.sources, { isWhole: catalogue !== undefined });
  return { diagnostics: all, catalogue, report: formatText(all, loaded.sources) };
}

function noonOf(day: string): number {
  return Date.parse(`${day}T12:00:00+03:00`);
}

/** As `check` before a launch. */
export function checkLaunch(contents: Contents, day = '2025-10-20'): Checked {
  const { diagnostics, catalogue } = check(contents);
  if (!catalogue) throw new Error('only what has no faults can be launched');
  const errors = [...launchErrors(evidenceOf(catalogue), noonOf(day)), ...exampleAddresses(filesOf(contents))];
  const { site, countries, stores } = catalogue;
  const where = stores.flatMap(({ value }) => (value.offers ?? []).flatMap((offer) => offer.where ?? []));
  const permits = permitWarnings({ site: site.value, countries: countries.value, where }, site.document, noonOf(day));
  const others = diagnostics.filter(({ code }) => code !== 'claim-contradicted');
  const all = sortDiagnostics([...others, ...errors, ...permits]);
  return {
    diagnostics: all,
    catalogue: errors.length > 0 ? undefined : catalogue,
    report: formatText(all, load(filesOf(contents)).sources),
  };
}

/** Like `check`, with the warnings about expired and outdated data at noon of a day. */
export function checkFreshness(contents: Contents, day: string): Checked {
  const { diagnostics, catalogue } = check(contents);
  if (!catalogue) throw new Error('only what has no faults can be fresh');
  const now = noonOf(day);
  const aged = [
    ...freshnessWarnings(catalogue, freshnessOf(catalogue, { now, within: soonDays })),
    ...timedClaimWarnings(evidenceOf(catalogue), now),
  ];
  const all = sortDiagnostics([...diagnostics, ...aged]);
  return { diagnostics: all, catalogue, report: formatText(all, load(filesOf(contents)).sources) };
}

/** The report on the sample with keys of one file replaced. */
export function reportOn(file: string, text: string): string {
  return check(patched(file, text)).report;
}

/** The lines of a report without the counts, with `^^^` after the place of underlined text instead of that line. */
export function brief(report: string): readonly string[] {
  const lines = report.replaceAll(/\n +\|\n.*\n +\| +(\^+)$/gm, ' $1').split('\n');
  return lines.map((line) => line.trim()).filter((line) => line !== '' && !/^\d+ (?:error|warning)s? /.test(line));
}

/** The codes of the faults in the sample with keys of one file replaced. */
export function codesOn(file: string, text: string): readonly string[] {
  return check(patched(file, text)).diagnostics.map(({ code }) => code);
}
