import { list } from "../../db/words/list.ts";

/** Areas of the sites that texts belong to. */
export const DICTIONARY_AREAS = list(`
  account, affiliate, bets, bonus, cashback, casino, deposit, footer, header, help, kyc, limits, login, messages,
  profile, promotions, registration, sports, tournaments, withdraw
`);

/** Words of the sites in English, Swedish, German, Spanish, Turkish and Persian. */
const WORDS = `
  title|Overview|Översikt|Übersicht|Resumen|Genel bakış|نمای کلی
  save|Save|Spara|Speichern|Guardar|Kaydet|ذخیره
  cancel|Cancel|Avbryt|Abbrechen|Cancelar|İptal|لغو
  amount|Amount|Belopp|Betrag|Importe|Tutar|مبلغ
  balance|Balance|Saldo|Guthaben|Saldo|Bakiye|موجودی
  currency|Currency|Valuta|Währung|Moneda|Para birimi|ارز
  history|History|Historik|Verlauf|Historial|Geçmiş|تاریخچه
  pending|Pending|Väntar|Ausstehend|Pendiente|Beklemede|در انتظار
  completed|Completed|Klar|Abgeschlossen|Completado|Tamamlandı|انجام شد
  failed|Something went wrong|Något gick fel|Etwas ist schiefgelaufen|Algo salió mal|Bir şeyler ters gitti|خطایی رخ داد
  search|Search|Sök|Suchen|Buscar|Ara|جستجو
  from|From|Från|Von|Desde|Başlangıç|از
  to|To|Till|Bis|Hasta|Bitiş|تا
  more|Show more|Visa mer|Mehr anzeigen|Ver más|Daha fazla|نمایش بیشتر
  empty|Nothing here yet|Inget här än|Noch nichts hier|Aún no hay nada|Henüz bir şey yok|هنوز چیزی نیست
  terms|Terms apply|Villkor gäller|Es gelten Bedingungen|Se aplican condiciones|Koşullar geçerlidir|شرایط اعمال می‌شود
  confirm|Confirm|Bekräfta|Bestätigen|Confirmar|Onayla|تأیید
  close|Close|Stäng|Schließen|Cerrar|Kapat|بستن
  help|Need help?|Behöver du hjälp?|Brauchen Sie Hilfe?|¿Necesitas ayuda?|Yardım lazım mı?|کمک می‌خواهید؟
  loading|One moment|Ett ögonblick|Einen Moment|Un momento|Bir dakika|یک لحظه
`;

export const DICTIONARY_WORDS = WORDS.trim()
  .split("\n")
  .map((line) => {
    const [key = "", en = "", sv = "", de = "", es = "", tr = "", fa = ""] = line.trim().split("|");
    return { key, en, others: { sv, de, es, tr, fa } };
  });
