/** Two networks with reports, as data/networks.yaml has them. */
export const reportNetworks = `networks:
  gulfclicks:
    name: Gulfclicks
    hosts: [clicks.example.com]
    subId: { parameter: sub1, value: "{page}.{place}.{language}" }
    report:
      dates: [dd/MM/yyyy]
      absent: ["-"]
      columns:
        order: Conversion ID
        date: Date
        status:
          column: Status
          values: { Approved: approved, Pending: pending, Declined: rejected }
        advertiser: Offer
        code: Coupon
        subId: Sub 1
        country: Country
        amount: Sale amount
        commission: Payout
        currency: Currency
  dunelinks:
    name: Dunelinks
    hosts: [dunelinks.example.com]
    report:
      rows: payload.data
      decimal: comma
      timeZone: UTC
      columns:
        date: day
        code: coupon.code
        clicks: clicks
        orders: orders
        amount: revenue
        commission: payout
        currency: { value: SAR }
        commissionCurrency: { value: USD }
`;

/** The rows of a report of orders: each with what a network sends, and what is wrong with it. */
const orders: readonly string[] = [
  '9001,05/09/2025,Approved,Luban KSA,LUBAN10,luban.f.ar,SA,120.50,6.03,SAR',
  // The network writes the code in small letters.
  '9002,05/09/2025,Approved,Luban KSA,luban10,luban.m.en,SA,"1,040.00",52.00,SAR',
  '9003,06/09/2025,Pending,Luban KSA,LUBAN10,home.c.ar,UAE,77.00,3.85,AED',
  '9004,07/09/2025,Declined,Luban KSA,LUBAN10,luban.f.ar,SA,500.00,25.00,SAR',
  '9005,08/09/2025,Approved,Souk,SOUK5,souk.c.en,SA,40.00,2.00,USD',
  // Two goods of one order.
  '9006,08/09/2025,Approved,Souk,SOUK5,souk.c.en,SA,10.00,0.50,USD',
  '9006,08/09/2025,Approved,Souk,SOUK5,souk.c.en,SA,15.00,0.75,USD',
  // Before the offer began.
  '9007,10/08/2025,Approved,Souk,SOUK5,-,SA,30.00,1.50,USD',
  // A code that the site does not have.
  '9008,09/09/2025,Approved,Souk,OLD1,-,SA,30.00,1.50,USD',
  // An advertiser without a store.
  '9009,09/09/2025,Approved,Dates & More,DATES5,other-site,SA,20.00,1.00,SAR',
  // A country that the site does not have.
  '9010,09/09/2025,Approved,Luban KSA,LUBAN10,-,DE,60.00,3.00,EUR',
  // No code: the link alone.
  '9011,10/09/2025,Approved,Souk,-,souk.b.ar,BH,25.000,1.250,BHD',
  // Errors.
  '9012,31/02/2025,Approved,Luban KSA,LUBAN10,-,SA,1.00,1.00,SAR',
  '9013,09/09/2025,Shipped,Luban KSA,LUBAN10,-,SA,1.00,1.00,SAR',
  '9014,09/09/2025,Approved,Luban KSA,LUBAN10,-,SA,twelve,1.00,SAR',
  '9015,09/09/2025,Approved,Luban KSA,LUBAN10,-,SA,1.00,1.00,-',
  '9016,09/12/2025,Approved,Luban KSA,LUBAN10,-,SA,1.00,1.00,SAR',
  '9017,09/09/2025,Approved,Luban KSA,LUBAN10',
  '9018,-,Approved,Luban KSA,LUBAN10,-,SA,1.00,1.00,SAR',
  // It counts, and is no evidence.
  '9019,09/09/2025,Approved,Luban KSA,LUBAN10,-,Atlantis,5.00,0.25,SAR',
];

/** A report of Gulfclicks: one row for each order. */
export const orderReport = `Conversion ID,Date,Status,Offer,Coupon,Sub 1,Country,Sale amount,Payout,Currency\n${orders.join('\n')}\n`;

/** A report of Dunelinks: one row for each code and day. */
export const performanceReport = JSON.stringify(
  {
    payload: {
      data: [
        { day: '2025-09-02', coupon: { code: 'LUBAN10' }, clicks: 40, orders: 3, revenue: '1.250,50', payout: '16,25' },
        { day: '2025-09-02', coupon: { code: 'SOUK5' }, clicks: 12, orders: 0, revenue: '0,00', payout: '0,00' },
        { day: '2025-09-18', coupon: { code: 'SOUK5' }, clicks: 7, orders: 0, revenue: '0,00', payout: '0,00' },
        // Midnight in Riyadh has passed.
        {
          day: '2025-09-18T22:30:00',
          coupon: { code: 'LUBAN10' },
          clicks: 5,
          orders: 1,
          revenue: '80,00',
          payout: '1',
        },
        { day: '2025-09-03', coupon: { code: 'GONE' }, clicks: 9, orders: 0, revenue: '0,00', payout: '0,00' },
        { day: '2025-09-03', coupon: { code: 'LUBAN10' }, clicks: 'many', orders: 1, revenue: '9,00', payout: '1,00' },
      ],
    },
  },
  null,
  1,
);
