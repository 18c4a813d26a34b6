import { visibleText } from "@backoffice/ui";
import { hostUnicode } from "./host-forms.ts";

/** A host name as DNS has it; one in Punycode with its own letters beside it. */
export const HostName = ({ host }: { host: string }) => {
  const unicode = hostUnicode(host);
  return (
    <>
      <bdi>{host}</bdi>
      {unicode !== host && <bdi className="ms-2 text-ink-muted">{visibleText(unicode)}</bdi>}
    </>
  );
};
