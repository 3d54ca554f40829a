import type { JSX } from 'react';
import styles from './Slider.module.css';

interface SliderProps {
  readonly label: string;
  /** What the value means, in words, for assistive technology. */
  readonly valueText: string;
  /** Whole steps, from 1 to `steps`. */
  readonly value: number;
  readonly steps: number;
  readonly onChange: (value: number) => void;
  readonly testId?: string;
}

/** A value in whole steps, set by drawing. What it stands for is written beside it, in a field that can be typed into. */
export function Slider({ label, valueText, value, steps, onChange, testId }: SliderProps): JSX.Element {
  return (
    <input
      type="range"
      className={styles['slider']}
      aria-label={label}
      aria-valuetext={valueText}
      min={1}
      max={steps}
      step={1}
      value={value}
      data-testid={testId}
      onChange={(event) => onChange(event.target.valueAsNumber)}
    />
  );
}
