import { Button } from "@backoffice/ui";
import { Image } from "lucide-react";
import type { ReactNode } from "react";
import { usePanels } from "#kit/panels/definition/panels.ts";

/** The field of a picture's path, with a look at the picture. Only pictures of this site can be looked at. */
export const ImagePath = ({ path, children }: { path: string; children: ReactNode }) => {
  const panels = usePanels();
  const isOwn = /^\/(?![/\\])/.test(path);
  return (
    <div className="flex min-w-0 flex-col items-start gap-1 *:w-full">
      {children}
      {isOwn && (
        <Button
          size="sm"
          variant="ghost"
          className="w-auto!"
          onClick={() => panels.open("show-image", { images: [{ src: path, alt: path }], index: 0 })}
        >
          <Image size={14} strokeWidth={1.75} aria-hidden />
          Show the picture
        </Button>
      )}
    </div>
  );
};
