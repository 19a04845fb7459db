import type { Report } from './use-import.ts'

/** As many rows as one table of the report shows. */
export const maxRowsShown = 100

type Props = {
  label: string
  /** The head of the column of messages. */
  messageLabel: string
  messages: Report['errors']
}

/** Messages about cells of the file; those of no column are about all of it. */
export const RowMessages = ({ label, messageLabel, messages }: Props) => (
  <table aria-label={label} className="staff-table mt-4">
    <thead>
      <tr>
        <th scope="col" className="number">
          Row
        </th>
        <th scope="col">Column</th>
        <th scope="col">{messageLabel}</th>
      </tr>
    </thead>
    <tbody>
      {messages.slice(0, maxRowsShown).map(({ row, column, message }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row may have the same message twice, and the list never changes
        <tr key={index}>
          <td data-label="Row" className="number">
            {row}
          </td>
          <td data-label="Column">{column || 'The whole file'}</td>
          <td data-label={messageLabel}>{message}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
