import { storedZip } from "./stored-zip.ts";

type Cell = string | number;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const FORMAT = "http://schemas.openxmlformats.org";

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const cell = (value: Cell) =>
  typeof value === "number" ? `<c><v>${value}</v></c>` : `<c t="inlineStr"><is><t>${escaped(value)}</t></is></c>`;

/** An Excel workbook of one sheet with these rows. */
export const spreadsheet = (rows: readonly (readonly Cell[])[]): Uint8Array<ArrayBuffer> => {
  const data = rows.map((row) => `<row>${row.map(cell).join("")}</row>`).join("");
  const types = `${FORMAT}/package/2006/content-types`;
  const links = `${FORMAT}/package/2006/relationships`;
  const main = `${FORMAT}/spreadsheetml/2006/main`;
  const office = `${FORMAT}/officeDocument/2006/relationships`;
  const kind = "application/vnd.openxmlformats-officedocument.spreadsheetml";
  return storedZip([
    {
      name: "[Content_Types].xml",
      text: `${XML}<Types xmlns="${types}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kind}.worksheet+xml"/></Types>`,
    },
    {
      name: "_rels/.rels",
      text: `${XML}<Relationships xmlns="${links}"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: "xl/workbook.xml",
      text: `${XML}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Report" sheetId="1" r:id="r1"/></sheets></workbook>`,
    },
    {
      name: "xl/_rels/workbook.xml.rels",
      text: `${XML}<Relationships xmlns="${links}"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    },
    {
      name: "xl/worksheets/sheet1.xml",
      text: `${XML}<worksheet xmlns="${main}"><sheetData>${data}</sheetData></worksheet>`,
    },
  ]);
};
