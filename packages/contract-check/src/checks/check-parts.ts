import type { Media, Parameter } from "../contract/contract.ts";
import { covers, mediaTypesIn } from "../contract/media-type.ts";
import { partHeadersOf } from "../contract/parameters-of.ts";
import { typeInWords } from "../scrub/shown.ts";
import type { Body } from "../traffic/exchange.ts";
import type { RecordedPart } from "../traffic/form-values.ts";
import { report, type CheckContext } from "./check-context.ts";
import { checkValue, reportMissing, valueOf } from "./values/check-value.ts";
import { isFile } from "./values/is-file.ts";
import { packedParameter } from "./values/parameter-style.ts";

/** Whether the encoding allows a part of this type. A part that states none is read as what is expected. */
const mayBe = (contentType: string | undefined, type: string): boolean =>
  contentType === undefined || type === "" || mediaTypesIn(contentType).some((it) => covers(it, type));

const checkHeader = (context: CheckContext, header: Parameter, part: RecordedPart) => {
  const where = `request: ${part.name}: header ${header.name}`;
  const lines = part.headers!.get(header.name.toLowerCase());
  if (lines === undefined) {
    if (header.required) reportMissing(context, header, { where, rule: "missing-header", isOptional: false });
    return;
  }
  const given = packedParameter(context.contract, header, lines.join(", "));
  checkValue(context, header, valueOf(context.contract, header, given), { where, direction: "request" });
};

/** Checks the parts of a form: files, types and headers. Servers recognize a file by its filename (RFC 7578, 4.2). */
export const checkParts = (context: CheckContext, media: Media, { parts = [] }: Body & { kind: "form" }): void => {
  const { contract } = context;
  for (const part of parts) {
    const where = `request: ${part.name}`;
    if (part.isFile === false && isFile(contract, media, part.name))
      report(context, { rule: "wrong-type", where, message: "is a field without a filename, should be a file" });
    const contentType = media.encoding?.[part.name]?.contentType;
    if (!mayBe(contentType, part.type)) {
      const message = `is ${typeInWords(part.type, "of no type")}, not ${mediaTypesIn(contentType!).join(" or ")}`;
      report(context, { rule: "wrong-content-type", where, message });
    }
    if (!part.headers) continue;
    for (const header of partHeadersOf(media, part.name, (it) => contract.resolve(it)))
      checkHeader(context, header, part);
  }
};
