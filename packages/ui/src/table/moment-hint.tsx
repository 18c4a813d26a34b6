import { MomentLines } from "../display/moment-lines.tsx";

/** Tooltip of a date serialised by `writeMoment`. */
export const MomentHint = ({ moment }: { moment: string }) => {
  const [at = "", timeZone = "UTC", locale = "en"] = moment.split("|");
  return <MomentLines date={new Date(Number(at))} {...{ timeZone, locale }} />;
};
