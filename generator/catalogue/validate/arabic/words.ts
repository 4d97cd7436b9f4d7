function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).filter((word) => word !== ''));
}

/**
 * Words that end in ي and never in ى, with or without the article. Words that exist in both spellings are left out: كلى
 * means kidneys, محلى sweetened, تجارى and عادى are verbs.
 */
export const endInYa = words(`
  في التي الذي هي لكي أي عربي إنجليزي انجليزي سعودي إماراتي اماراتي كويتي قطري بحريني عماني مصري أردني خليجي عالمي دولي
  مجاني حصري إضافي اضافي نهائي رسمي حقيقي شهري سنوي يومي أسبوعي اسبوعي أساسي اساسي رئيسي تلقائي إلكتروني الكتروني بريدي
  هاتفي مصرفي بنكي نقدي ائتماني ضريبي جمركي رياضي نسائي رجالي شتوي صيفي منزلي طبيعي غذائي طبي خارجي داخلي جزئي عشوائي
  يدوي فوري شخصي افتراضي اختياري إجباري اجباري تقريبي دبي أبوظبي ابوظبي ثاني
`);

/** The same, but only with the article: without it, the spelling with ى may be another word. */
export const endInYaWithArticle = words('أصلي اصلي حالي تالي عالي عادي تجاري ذكي');

/** Words that end in ى and never in ي. */
export const endInMaqsura = words(`
  حتى الأقصى الاقصى الأدنى الادنى الأعلى الاعلى الأخرى الاخرى أخرى إحدى احدى مستشفى المستشفى
`);

/** Words with ة, to be checked with the article: a word with the article cannot end in ـه for "his" or "its". */
export const feminine = words(`
  خدمة هدية فترة مدة قيمة كمية سلة صفحة قسيمة قائمة بطاقة ساعة سياسة جودة دفعة رسالة صلاحية خطوة مملكة سعودية عربية دولة فئة
  علامة تجارية أصلية اصلية مجانية حصرية جديدة طريقة عملية نسبة حقيبة غرفة أسرة مدرسة جامعة مدينة منطقة شركة حملة مناسبة ميزة
  خاصية إضافية اضافية نهائية حالية تالية سابقة ثانية أخيرة اخيرة كبيرة صغيرة كاملة مختلفة متاحة مؤهلة محددة مشمولة مخفضة
  مدفوعة فاتورة تغطية عناية بشرة صحة رياضة موضة مفضلة مميزة رائعة ممتازة عالمية محلية شهيرة شائعة عادية رسمية إلكترونية
  الكترونية يومية شهرية سنوية أسبوعية اسبوعية منزلية غذائية طبيعية تقنية شتوية صيفية رياضية نسائية رجالية مستعملة مطلوبة لازمة
  صحيحة قادمة ماضية محفظة شحنة نسخة مراجعة مقارنة مشاركة زيارة تجربة أجهزة اجهزة أطعمة أحذية احذية أغذية أنظمة أسئلة اسئلة أمثلة
  ألبسة أقمشة أغطية عامة خاصة سنة شاشة خانة إضافة اضافة عودة متابعة مساعدة
`);

/** Words with ة that are not words without it, so that ـه is never "his" or "its". */
export const alwaysFeminine = words(`
  مجانية حصرية إضافية اضافية سعودية بطاقة كمية صلاحية إلكترونية الكترونية نهائية شهرية سنوية أسبوعية اسبوعية تجارية عالمية رسمية
  فاتورة
`);

/** Words with ة that follow a number: 24 ساعة. */
export const countedFeminine = words('ساعة دقيقة سنة خطوة قطعة قسيمة دولة مرة ليلة صفحة مدينة نقطة');

/** Words that end in ه and never in ة. */
export const endInHa = words(
  'هذه له به فيه عنه معه عنده لديه منتبه مياه الله فواكه تنبيه ترفيه توجيه تشبيه انتباه اتجاه',
);

/** Verbs and nouns that على follows, and after which the name علي is not expected. */
export const beforeAla = words(`
  احصل واحصل تحصل وتحصل يحصل نحصل ستحصل حصلت الحصول للحصول والحصول بالحصول اضغط واضغط انقر وانقر الضغط النقر بالضغط بالنقر
  يعتمد تعتمد ينطبق تنطبق يسري تسري ويسري
`);

/** Words for discounts; the name of a person may follow them: كود خصم علي. */
export const beforeGoods = words('خصم خصما خصمًا وخصم بخصم الخصم تخفيض تخفيضات خصومات عروض عرض والخصم كوبون');

/** Words for what is discounted, so that على precedes them. */
export const goodsAfterAla = words(`
  جميع كل كافة أول طلبك طلباتك مشترياتك سلتك المنتجات الطلبات الأزياء الأثاث الملابس الأحذية الإلكترونيات الشحن التوصيل منتجات
  كامل الفاتورة المشتريات الأقل طلبات الطلب طلب طلبيات مشتريات الفساتين فساتين العطور عطور الساعات ساعات الحقائب حقائب الملابس ملابس
  الأحذية أحذية الإكسسوارات إكسسوارات الأزياء أزياء الأثاث أثاث الأجهزة أجهزة الهواتف هواتف العبايات عبايات المجوهرات مجوهرات
  الألعاب ألعاب الكتب كتب التذاكر تذاكر الحجوزات حجوزات الفنادق فنادق الرحلات رحلات القسم أقسام التشكيلة مستحضرات العناية الماركات
  ماركات القطع المجموعة العروض أي
`);

/** Currencies and words for shares, behind which no name of a person is expected. */
export const amounts = words(`
  ريال ريالًا ريالات درهم درهمًا دراهم دينار دينارًا دنانير جنيه جنيهًا جنيهات دولار دولارًا دولارات بالمئة بالمائة
`);

/** Words that follow علي in the names of shops. */
export const afterAliOfShops = words('بابا إكسبريس اكسبريس إكسبرس اكسبرس');

/** Words that إلى follows, and إليّ "to me" hardly ever. */
export const beforeIla = words('بالإضافة بالاضافة وبالإضافة نظرا نظرًا انتقل وانتقل استنادا استنادًا');

/** Frequent words of coupon texts. In reverse, they show that a text was copied from a PDF character by character. */
export const frequent = words(`
  في على إلى من خصم كوبون عروض العرض الكود كود طلب الطلب شراء جميع متجر المتجر منتجات المنتجات مجاني الدفع الشحن التوصيل أول حتى
  عند المجانية السعودية الإمارات استخدم احصل وفر اشتر نقدي استرداد عرض عروضنا
`);

/** Arabic words typed in Latin letters, some with digits for letters that Latin lacks. */
export const inLatinWithFigures = words(`
  3ala 3la 3ard 3rd 3orod 3oroud 3rood 3roud 3and 3nd 5asm 5sm 7asm 7asry 7asri 7asriya 7atta 7ata 7ta el3ard el3orod ma3 ma3a
  ba3d 2awel 2wel 6alab 6alabak jame3 jamee3 gamee3 7esab 7esabak sha7n elsha7n esha7n 3arabi 3arby 3raby ta7meel 5alas 5olos
  sa3a sa3at mota2a5er el2oula l7ad le7ad 3ashan 3shan 7elw
`);
export const inLatin = words(`
  khasm khsm khasem khusum awel awwal talab talabak elmatgar matjar elmatjar matgar mogani mojani mjani magani majani majanan
  mjanan tawseel tawsil shahn jamee montagat muntajat montajat lel orood oroud elorod fakat faqat hatta elaan alaan estakhdem
  istakhdim insakh eshtari ishtari waffer elkod alkod elcode habayeb
`);
