import { MomentLines } from "../display/moment-lines.tsx";

/** The hint of a moment as `writeMoment` writes it. */
export const MomentHint = ({ moment }: { moment: string }) => {
  const [at = "", timeZone = "UTC", locale = "en"] = moment.split("|");
  return <MomentLines date={new Date(Number(at))} {...{ timeZone, locale }} />;
};
