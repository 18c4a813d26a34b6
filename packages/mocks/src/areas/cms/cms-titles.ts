/** Pages that most sites have: slug, type, and the title in English, Swedish and German. */
const PAGES = `
  about-us|STANDARD|About us|Om oss|Über uns
  terms-and-conditions|LEGAL|Terms and conditions|Allmänna villkor|Allgemeine Bedingungen
  responsible-gaming|LEGAL|Responsible gaming|Spela ansvarsfullt|Verantwortungsvolles Spielen
  faq|HELP|Questions and answers|Frågor och svar|Fragen und Antworten
  privacy-policy|LEGAL|Privacy policy|Integritetspolicy|Datenschutz
  contact|HELP|Contact|Kontakt|Kontakt
  bonus-terms|LEGAL|Bonus terms|Bonusvillkor|Bonusbedingungen
  payments|HELP|Ways to pay|Betalsätt|Zahlungsarten
  vip-club|PROMOTION|VIP club|VIP-klubben|VIP-Club
  affiliate-program|LANDING|Become a partner|Bli partner|Partner werden
  security|STANDARD|Security|Säkerhet|Sicherheit
  sports-rules|LEGAL|Sports rules|Sportregler|Sportregeln
  spring-offer|PROMOTION|Spring offer|Vårerbjudande|Frühlingsangebot
  complaints|LEGAL|Complaints|Klagomål|Beschwerden
`;

/** Posts: slug, tags, and the title in English, Swedish and German. */
const POSTS = `
  ten-games-for-spring|games spring|Ten games for spring|Tio spel för våren|Zehn Spiele für den Frühling
  how-odds-work|sports help|How odds work|Så fungerar odds|Wie Quoten funktionieren
  derby-weekend|sports|Derby weekend|Derbyhelg|Derby-Wochenende
  know-your-limits|help|Know your limits|Känn dina gränser|Kenne deine Grenzen
  meet-the-dealers|live|Meet the dealers|Möt dealerna|Die Dealer kennenlernen
  cashback-explained|bonus help|Cashback explained|Cashback förklarat|Cashback erklärt
  tournament-winners|tournaments|The winners of the month|Månadens vinnare|Die Gewinner des Monats
  faster-withdrawals|payments|Faster withdrawals|Snabbare uttag|Schnellere Auszahlungen
  new-studio-games|games|New games from three studios|Nya spel från tre studior|Neue Spiele von drei Studios
  summer-schedule|sports|The summer's fixtures|Sommarens matcher|Die Spiele des Sommers
`;

const parse = (text: string) =>
  text
    .trim()
    .split("\n")
    .map((line) => {
      const [slug = "", about = "", en = "", sv = "", de = ""] = line.trim().split("|");
      return { slug, about, titles: { en, sv, de } };
    });

export const CMS_PAGES = parse(PAGES);
export const CMS_POSTS = parse(POSTS);
