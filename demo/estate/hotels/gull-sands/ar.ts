import type { Sentences } from '../sentences.ts';

/**
 * The sentences of Gull Sands' CMS in Arabic, by their English originals: the house, its rates, tables and extras. The
 * rest stays in English, as at a hotel whose translation is not finished.
 */
export const arabic: Sentences = {
  // The house and its rooms
  'The Strand': 'واجهة البحر',
  '<p>The long white house on the sea front, with a veranda on every floor and buckets by the door.</p>':
    '<p>البيت الأبيض الطويل على واجهة البحر، بشرفة في كل طابق ودِلاء الرمل عند الباب.</p>',
  'Sea Room': 'غرفة البحر',
  '<p>A big window, a big bed and the tide table on the wall. There is space for a cot or a small bed beside yours.</p>':
    '<p>نافذة كبيرة وسرير كبير وجدول المدّ والجزر على الجدار. وإلى جانب سريركم متّسع لمهد أو سرير صغير.</p>',
  'The bed, and the sea': 'السرير والبحر',
  'The chair in the window': 'المقعد عند النافذة',
  'Super-king or twin beds': 'سرير كبير جدًا أو سريران منفردان',
  'Bath and walk-in shower': 'حوض استحمام ودُش',
  Sea: 'البحر',
  'First floor': 'الطابق الأول',
  'Family Rooms': 'غرف العائلة',
  '<p>Two bedrooms with a door between them that shuts. Bunks with reading lamps, a box of games, and a bath that takes three small people at once.</p>':
    '<p>غرفتا نوم بينهما باب يُغلق فعلًا. أسرّة بطابقين مع مصابيح للقراءة، وصندوق ألعاب، وحوض يتّسع لثلاثة صغار معًا.</p>',
  'The big bedroom': 'غرفة النوم الكبيرة',
  'Breakfast at your own table': 'الفطور على مائدتكم',
  'King-size bed and bunks': 'سرير كبير وأسرّة بطابقين',
  'Gardens and sea': 'الحديقة والبحر',
  'Ground and first floor': 'الطابق الأرضي والأول',
  'Crow’s Nest': 'عشّ الغراب',
  '<p>Under the roof, with a round window and the gulls for neighbours. A daybed makes up for a third person. Three at most, so that nobody bumps a head.</p>':
    '<p>تحت السقف، بنافذة مستديرة والنوارس جيرانًا لكم. تتحوّل الأريكة إلى سرير لشخص ثالث. ثلاثة على الأكثر، كي لا يصطدم رأس أحد.</p>',
  'The bed under the roof': 'السرير تحت السقف',
  'King-size bed and daybed': 'سرير كبير وأريكة نوم',
  Shower: 'دُش',
  'Top floor': 'الطابق العلوي',
  'On the beach': 'على الشاطئ',
  '<p>A row of painted huts between the dunes and the tide line. Shoes are optional.</p>':
    '<p>صفّ من الأكواخ الملوّنة بين الكثبان وخطّ المدّ. الأحذية اختيارية.</p>',
  'Beach Hut': 'كوخ الشاطئ',
  '<p>A painted hut for two with a stove, a deck and the sea at the end of it. Towels are warmed while you swim. Dogs may swim too, and usually do.</p>':
    '<p>كوخ ملوّن لشخصين، بموقد ومصطبة ينتهي طرفها إلى البحر. تُدفّأ المناشف وأنتم تسبحون. وللكلاب أن تسبح أيضًا، وهي تفعل عادةً.</p>',
  'The bed, and the sea at the door': 'السرير، والبحر عند الباب',
  'The huts, below the dunes': 'الأكواخ أسفل الكثبان',
  'King-size bed': 'سرير كبير',
  'Walk-in shower': 'دُش',
  'Ground floor': 'الطابق الأرضي',

  // Rates
  'Room only': 'الغرفة فقط',
  '<p>The room, and chips on the sea wall if you like.</p>':
    '<p>الغرفة، وبطاطا مقلية على جدار البحر إن شئتم.</p>',
  'Room only, booked ahead': 'الغرفة فقط، بحجز مبكر',
  'Self-catering': 'بخدمة ذاتية',
  'Self-catering, booked ahead': 'بخدمة ذاتية، بحجز مبكر',
  'Bed & breakfast': 'مع الفطور',
  '<p>Pancakes, kippers and a table that can be wiped. Until half past ten.</p>':
    '<p>فطائر محلّاة ورنجة مدخّنة وطاولة يسهل مسحها. حتى العاشرة والنصف.</p>',
  '<p>Breakfast is from half past seven until ten. Please choose a table for <strong>each morning</strong> of your stay.</p>':
    '<p>الفطور من السابعة والنصف حتى العاشرة. اختاروا طاولة <strong>لكل صباح</strong> من إقامتكم.</p>',
  'Bed & breakfast, booked ahead': 'مع الفطور، بحجز مبكر',
  'Heather bed & breakfast': 'مع الفطور، عرض «هيذر»',
  'Bed, breakfast & bathing': 'مع الفطور والمسبح',
  'Dinner, bed & breakfast': 'مع الفطور والعشاء',
  '<p>Early for the small ones, late for the others, and the same fish for both.</p>':
    '<p>مبكرًا للصغار ومتأخرًا للكبار، والسمك نفسه للجميع.</p>',
  '<p>Three courses each evening, in whichever of our dining rooms you like. Choose a table for <strong>every night</strong>, and go somewhere different if you can.</p>':
    '<p>ثلاثة أطباق كل مساء، في أيّ من قاعاتنا تحبّون. اختاروا طاولة <strong>لكل ليلة</strong>، وجرّبوا مكانًا مختلفًا إن أمكن.</p>',
  'Dinner, bed & breakfast, booked ahead': 'مع الفطور والعشاء، بحجز مبكر',
  'First-night dinner, bed & breakfast': 'مع الفطور، وعشاء الليلة الأولى',
  '<p>Three courses on your <strong>first evening</strong>. After that the village and the rest of our tables are yours to explore.</p>':
    '<p>ثلاثة أطباق في <strong>مسائكم الأول</strong>. وبعده القرية وبقية موائدنا لكم.</p>',
  'Salt House breaks': 'استراحات دار الملح',
  '<p>Sea water, warm stones, and somebody else on the beach with the children.</p>':
    '<p>ماء البحر وحجارة دافئة، وشخص آخر على الشاطئ مع الأطفال.</p>',
  'Salt House break': 'استراحة دار الملح',
  'Salt House break with dinner': 'استراحة دار الملح مع العشاء',
  'Golf breaks': 'استراحات الغولف',
  '<p>A links course behind the dunes, and a wind that improves nobody’s swing.</p>':
    '<p>ملعب غولف خلف الكثبان، وريح لم تُحسّن ضربة أحد.</p>',
  'Golf break': 'استراحة غولف',
  'Golf break with dinner': 'استراحة غولف مع العشاء',
  'Winter fires': 'نيران الشتاء',
  '<p>From November to March: the room, breakfast by the fire and a hot flask for the afternoon walk.</p>':
    '<p>من نوفمبر إلى مارس: الغرفة، والفطور قرب النار، وقارورة ساخنة لنزهة العصر.</p>',
  'Dune Lodge gathering': 'لقاء في بيت الكثبان',
  '<p>The whole lodge with logs, linen and a cook on the first evening, at one price for everybody.</p>':
    '<p>البيت كلّه مع الحطب والبياضات وطبّاخ في المساء الأول، بسعر واحد للجميع.</p>',
  'Midweek by the sea': 'منتصف الأسبوع على البحر',
  'With every stay': 'مع كل إقامة',
  'A beach hut for the day': 'كوخ على الشاطئ ليوم كامل',
  '<p>With a kettle, two deckchairs and a windbreak.</p>': '<p>مع غلّاية وكرسيّي شاطئ وحاجز للريح.</p>',
  'The sand club': 'نادي الرمل',
  '<p>Castles, crabs and kites, from ten until four, for everybody over five.</p>':
    '<p>قلاع وسلطعونات وطائرات ورقية، من العاشرة حتى الرابعة، لكل من تجاوز الخامسة.</p>',
  'Boats and boards': 'قوارب وألواح',
  '<p>Borrow one when the flag is green.</p>': '<p>استعيروا واحدًا حين تكون الراية خضراء.</p>',

  // Tables and extras
  'The Sun Room': 'قاعة الشمس',
  'The Crab Shed': 'كوخ السلطعون',
  'The Captain’s Table': 'مائدة القبطان',
  'Supper at the Crab Shed': 'عشاء في كوخ السلطعون',
  '<p>Whatever the boats brought, at a table by the water, and bibs for everybody. Wednesday to Sunday.</p>':
    '<p>ما جادت به القوارب، على طاولة قرب الماء، ومرايل للجميع. من الأربعاء إلى الأحد.</p>',
  'Treatments at the Salt House': 'جلسات العناية في دار الملح',
  '<p>Massages, facials and scrubs, for one of you or for everybody. Choose a time for each.</p>':
    '<p>تدليك وعناية بالوجه وتقشير، لواحد منكم أو للجميع. اختاروا موعدًا لكلّ واحد.</p>',
  'From £49.50': 'من 49.50 £',
  'Flowers in your room': 'زهور في غرفتكم',
  '<p>Sea lavender and sweet peas, in water before you arrive.</p>':
    '<p>خزامى البحر والبازلاء العطرة، في الماء قبل وصولكم.</p>',
  'Beach hamper': 'سلّة الشاطئ',
  '<p>Pasties, an apple, something sweet and a flask, packed for a day on the sand.</p>':
    '<p>فطائر وتفاحة وشيء حلو وقارورة، جاهزة ليوم على الرمل.</p>',
  'Rock-pool satchel': 'حقيبة برك الصخور',
  '<p>A net, a magnifying glass, a notebook and a bar of mint cake, for all sizes.</p>':
    '<p>شبكة وعدسة مكبّرة ودفتر ولوح بالنعناع، لكل المقاسات.</p>',
  'One more swim': 'سباحة أخيرة',
  '<p>Keep your room until two on the last day, and swim once more.</p>':
    '<p>احتفظوا بغرفتكم حتى الثانية في اليوم الأخير، واسبحوا مرة أخرى.</p>',
  guest: 'ضيف',
  treatment: 'جلسة',
  bunch: 'باقة',
  adult: 'بالغ',
  child: 'طفل',
  room: 'غرفة',
  'The Salt House': 'دار الملح',
};
