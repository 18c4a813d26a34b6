/** Takes the place of rows that are not rendered. Height in pixels. */
export const Gap = ({ height, span }: { height: number; span: number }) => (
  <tr aria-hidden data-slot="row-gap">
    <td colSpan={span} className="p-0" style={{ height }} />
  </tr>
);
