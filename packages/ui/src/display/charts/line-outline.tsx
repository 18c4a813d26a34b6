/** Placeholder of a line chart: grid lines and one line, in the size of the drawing. */
export const LineOutline = ({ height }: { height: number }) => (
  <svg aria-hidden height={height} viewBox="0 0 100 100" preserveAspectRatio="none" className="block w-full">
    {[8, 34, 60, 86].map((y) => (
      <path key={y} d={`M0 ${y}H100`} vectorEffect="non-scaling-stroke" strokeWidth="1" className="stroke-line" />
    ))}
    <path
      d="M0 66L18 50L34 58L52 30L70 42L86 22L100 34"
      fill="none"
      vectorEffect="non-scaling-stroke"
      strokeWidth="3"
      strokeLinejoin="round"
      className="stroke-pressed"
    />
  </svg>
);
