import { DateTime } from "@backoffice/ui";
import { useLocale } from "../../kit/locale.ts";
import { useSession } from "../../kit/session.ts";

/** A moment of the wire (ISO 8601) in the user's zone and language; nothing while it has not happened. */
export const Moment = ({ value }: { value: string | null }) => {
  const { timeZone } = useSession();
  const locale = useLocale();
  return value && <DateTime value={value} timeZone={timeZone} locale={locale} />;
};
