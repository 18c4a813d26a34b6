import { FileDown } from "lucide-react";
import { useState } from "react";
import { DropdownMenuItem } from "../../../overlays/menu/dropdown-menu-item.tsx";
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from "../../../overlays/menu/dropdown-menu.tsx";
import { Button } from "../../../primitives/button/button.tsx";
import { saveFile } from "../../../table/export/save-file.ts";
import { lookAddress } from "../look/look-address.ts";
import { withSwitches } from "../look/with-switches.ts";
import type { Marks } from "../marks/mark.ts";
import { writeReviewFile } from "../marks/review-file.ts";
import type { ReviewLook, ReviewPanel } from "../review-list.ts";
import { drawLooks } from "./draw-looks.ts";
import { notesReport } from "./notes-report.ts";
import { reportHtml } from "./report-html.ts";
import { reportMarkdown } from "./report-markdown.ts";

const today = () => new Date().toISOString().slice(0, 10);

type ExportButtonProps = { panels: readonly ReviewPanel[]; marks: Marks; switches: string };

/** Saves the notes as a file to send, or all marks as one that can be imported. */
export const ExportButton = ({ panels, marks, switches }: ExportButtonProps) => {
  const [drawn, setDrawn] = useState<number>();
  const linkOf = ({ story, switches: own }: ReviewLook) =>
    new URL(lookAddress(story, withSwitches(switches, own)), location.href).href;
  const report = notesReport(panels, marks, linkOf);
  const looks = [...report.values()].flat();
  const saveMarkdown = () => {
    const day = today();
    saveFile([reportMarkdown(report, day)], `review-${day}.md`, "text/markdown");
  };
  const saveHtml = async () => {
    setDrawn(0);
    try {
      const pictures = await drawLooks(looks, switches, setDrawn);
      const day = today();
      saveFile([reportHtml(report, day, pictures)], `review-${day}.html`, "text/html");
    } finally {
      setDrawn(undefined);
    }
  };
  const noNotes = looks.length === 0 ? "There are no notes yet." : undefined;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          size="sm"
          reason={Object.keys(marks).length > 0 ? undefined : "There are no marks yet."}
          loading={drawn !== undefined}
        >
          <FileDown size={14} aria-hidden />
          {drawn === undefined ? "Export" : `Picture ${String(drawn)} of ${String(looks.length)}`}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem reason={noNotes} onSelect={saveMarkdown}>
          Notes as Markdown
        </DropdownMenuItem>
        <DropdownMenuItem reason={noNotes} onSelect={() => void saveHtml()}>
          Notes as HTML with pictures
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => saveFile([writeReviewFile(marks)], "review-marks.json", "application/json")}>
          Marks as JSON, to import
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
};
