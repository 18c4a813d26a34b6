import type { components } from "@backoffice/api-client";
import { Badge, DASH } from "@backoffice/ui";
import type { Cell } from "@backoffice/ui/table";
import { numberCell } from "#kit/numbers/number-cell.tsx";
import { formatNumber } from "#kit/numbers/format-number.ts";
import { LOAD_LEVELS, loadLevel, type LoadLimits } from "./load-level.ts";

type Server = components["schemas"]["Server"];

/** A load of a running server, with its level in words if that is not normal. Copied and exported as the number. */
export const loadCell = (get: (server: Server) => number, limits: LoadLimits): Cell<Server> => ({
  ...numberCell<Server>(get),
  cell: (server, { locale }) => {
    if (server.state === "STOPPED") return DASH;
    const value = get(server);
    const { label, tone } = LOAD_LEVELS[loadLevel(value, limits)];
    return (
      <span className="flex items-center justify-end gap-2">
        {tone !== "normal" && <Badge tone={tone}>{label}</Badge>}
        <bdi dir="ltr" className="tabular min-w-9 text-end">
          {formatNumber(value, locale)}
        </bdi>
      </span>
    );
  },
});
