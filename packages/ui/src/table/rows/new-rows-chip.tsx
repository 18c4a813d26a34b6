import { ArrowUp } from "lucide-react";
import { useFormatCount } from "../use-format-count.ts";

type NewRowsChipProps = { count: number; onShow: () => void };

/** Says over the rows that newer ones wait, so that nothing moves under the pointer until they are asked for. */
export const NewRowsChip = ({ count, onShow }: NewRowsChipProps) => {
  const formatCount = useFormatCount();
  return (
    <div className="pointer-events-none absolute inset-x-2 top-10 z-30 flex justify-center print:hidden">
      <span role="status" className="contents">
        {count > 0 && (
          <button
            type="button"
            data-slot="new-rows"
            data-state="open"
            onClick={onShow}
            className="pointer-events-auto inline-flex h-7 items-center gap-1.5 rounded-full bg-accent px-3 text-meta font-medium text-accent-contrast shadow-float tabular animate-pop hover:bg-accent-hover"
          >
            <ArrowUp size={14} strokeWidth={2} aria-hidden />
            {formatCount(count)} new
          </button>
        )}
      </span>
    </div>
  );
};
